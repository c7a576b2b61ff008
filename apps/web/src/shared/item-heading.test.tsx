import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemHeading } from './description.tsx';

const WARNING = /Pay only into the account/;

test('item heading: names the author of the words before the goods', () => {
  render(<ItemHeading text="Samsung Galaxy A15" author="seller" />);
  screen.getByRole('heading', { level: 2, name: 'Description by the seller: Samsung Galaxy A15' });
  expect(screen.queryByRole('group')).toBeNull();
});

test('item heading: a long description is folded and whole', () => {
  const text = 'Set of six dining chairs in dark oak, with cushions, delivered to Ikeja '.repeat(3).trim();
  render(<ItemHeading text={text} author="buyer" />);
  const heading = screen.getByRole('heading', { level: 2, name: `Description by the buyer: ${text}` });
  expect(screen.getByRole('group').contains(heading)).toBe(true);
});

test('item heading: the own words need no label', () => {
  render(<ItemHeading text="Samsung Galaxy A15" author="viewer" />);
  screen.getByRole('heading', { level: 2, name: 'Samsung Galaxy A15' });
});

test.each([
  ['seller', 1],
  ['viewer', 0],
] as const)('item heading by %s: warns of an account number %d times', (author, times) => {
  render(<ItemHeading text="Pay 0123456789 GTBank" author={author} />);
  expect(screen.queryAllByText(WARNING)).toHaveLength(times);
});

test('item heading: left out without a text', () => {
  const { container } = render(<ItemHeading text=" " author="seller" />);
  expect(container.textContent).toBe('');
});
