import { expect, test } from 'vitest';
import { isPaidAlready } from './payment-certainty.ts';

test.each([
  ['AwaitingPayment', 'Paid', true],
  ['OpenTransaction', 'Paid', true],
  ['OpenTransaction', 'DisputedOrder', true],
  ['OpenTransaction', 'Completed', true],
  ['OpenTransaction', 'Pending', false],
  ['AwaitingPayment', 'AccountExpired', false],
  ['OpenTransaction', 'EscrowHold' as 'Paid', false],
  ['Paid', 'Pending', false],
  ['Shipped', 'Paid', false],
] as const)(
  'order %s, transaction %s: the payment was made already: %s',
  (orderStatus, transactionStatus, isPaid) => {
    expect(isPaidAlready({ orderStatus, transactionStatus })).toBe(isPaid);
  },
);
