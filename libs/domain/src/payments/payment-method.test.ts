import { expect, test } from 'vitest';
import { PAYMENT_CHOICES, paymentMethodProblem } from './payment-method.ts';

test.each([
  ['BankTransfer', null],
  ['Card', 'Invalid payment method selected'],
  ['cash', 'Invalid payment method selected'],
  ['', 'Please select a payment method'],
  [null, 'Please select a payment method'],
])('paying by %s: %s', (method, problem) => {
  expect(paymentMethodProblem(method)).toBe(problem);
});

test('four methods are shown, and all but the bank transfer are coming soon', () => {
  expect(PAYMENT_CHOICES.map(({ label, isComingSoon }) => [label, isComingSoon])).toEqual([
    ['Bank Transfer', false],
    ['Card', true],
    ['Wallet', true],
    ['USSD', true],
  ]);
});
