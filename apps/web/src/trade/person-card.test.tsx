import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonCard } from './trade-page.tsx';

test.each([
  ['08031234567', 'tel:08031234567'],
  ['+44 (7911) 123 456', 'tel:+447911123456'],
])('the phone number %s is shown as it was sent, and can be called', (phoneNumber, href) => {
  const other = { label: 'Chidi', called: 'Chidi', name: 'Chidi', email: '', phoneNumber, hasJoined: true };
  render(<PersonCard side="seller" other={other} />);

  expect(screen.getByText(phoneNumber).getAttribute('href')).toBe(href);
});
