import { expect, test } from 'vitest';
import { isPaidOut, paymentRecordTitle } from './payment-record.ts';

test.each([
  ['OpenTransaction', 'Pending', 'Payment record'],
  ['AwaitingPayment', 'AccountExpired', 'Payment record'],
  ['Paid', 'Paid', 'Payment record'],
  ['Shipped', 'Paid', 'Payment record'],
  ['InDispute', 'DisputedOrder', 'Payment record'],
  ['Delivered', 'ProcessingSettlement', 'Payment record'],
  ['Completed', 'Settling', 'Payment record'],
  ['Completed', 'Completed', 'Transaction receipt'],
  ['Close', 'Cancelled', 'Payment record'],
  ['Cancelled', 'Cancelled', 'Payment record'],
  ['Rejected', 'Cancelled', 'Payment record'],
  ['OpenTransaction', 'Failed', 'Payment record'],
  ['Close', 'DisputedOrder', 'Payment record'],
  ['Completed', 'Failed', 'Payment record'],
  ['Completed', 'DisputedOrder', 'Payment record'],
  ['Shipped', 'Completed', 'Payment record'],
  ['Close', 'Paid', 'Payment record'],
] as const)(
  'an order that is %s with a transaction that is %s: %s',
  (orderStatus, transactionStatus, title) => {
    expect(paymentRecordTitle({ orderStatus, transactionStatus })).toBe(title);
    expect(isPaidOut({ orderStatus, transactionStatus })).toBe(title === 'Transaction receipt');
  },
);
