import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemHeading } from './item-heading.tsx';

const WARNING = /Pay only into the account/;

test('item heading: names the goods and the author of the words', () => {
  render(<ItemHeading text="Samsung Galaxy A15" author="seller" />);
  screen.getByRole('heading', { level: 2, name: 'Samsung Galaxy A15' });
  screen.getByText('Description by the seller');
  expect(screen.queryByRole('group')).toBeNull();
});

test('item heading: a long description is folded and whole', () => {
  const text = 'Set of six dining chairs in dark oak, with cushions, delivered to Ikeja '.repeat(3).trim();
  render(<ItemHeading text={text} author="buyer" />);
  const heading = screen.getByRole('heading', { level: 2, name: text });
  expect(screen.getByRole('group').contains(heading)).toBe(true);
});

test.each([
  ['seller', 1],
  ['viewer', 0],
] as const)('item heading by %s: warns of an account number %d times', (author, times) => {
  render(<ItemHeading text="Pay 0123456789 GTBank" author={author} />);
  expect(screen.queryAllByText(WARNING)).toHaveLength(times);
});

test('item heading: without a text it is left out', () => {
  const { container } = render(<ItemHeading text=" " author="seller" />);
  expect(container.textContent).toBe('');
});
