import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Person } from './trade-page.tsx';

test.each([
  ['08031234567', 'tel:08031234567'],
  ['+44 (7911) 123 456', 'tel:+447911123456'],
])('the phone number %s is shown as it was sent, and can be called', (phoneNumber, href) => {
  const other = {
    label: 'Chidi',
    nameInSentence: 'Chidi',
    name: 'Chidi',
    email: '',
    phoneNumber,
    hasJoined: true,
  };
  render(<Person side="seller" other={other} />);

  expect(screen.getByRole('link', { name: `Call ${phoneNumber}` }).getAttribute('href')).toBe(href);
});
