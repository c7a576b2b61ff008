import { expect, test } from 'vitest';
import { isPaidOut, paymentRecordTitle } from './payment-record.ts';

test.each([
  ['OpenTransaction', 'Pending', 'Payment record: nothing paid yet'],
  ['AwaitingPayment', 'AccountExpired', 'Payment record: nothing paid yet'],
  ['Paid', 'Paid', 'Payment record: money held, not yet paid out'],
  ['Shipped', 'Paid', 'Payment record: money held, not yet paid out'],
  ['InDispute', 'DisputedOrder', 'Payment record: money held, not yet paid out'],
  ['Delivered', 'ProcessingSettlement', 'Payment record: money being paid out'],
  ['Completed', 'Settling', 'Payment record: money being paid out'],
  ['Completed', 'Completed', 'Transaction receipt'],
  ['Close', 'Cancelled', 'Payment record: money returned to the buyer'],
  ['Cancelled', 'Cancelled', 'Payment record: no money held'],
  ['Rejected', 'Cancelled', 'Payment record: no money held'],
  ['OpenTransaction', 'Failed', 'Payment record: nothing paid yet'],
  ['Close', 'DisputedOrder', 'Payment record: money returned to the buyer'],
] as const)(
  'an order that is %s with a transaction that is %s: %s',
  (orderStatus, transactionStatus, title) => {
    expect(paymentRecordTitle({ orderStatus, transactionStatus })).toBe(title);
    expect(isPaidOut({ orderStatus, transactionStatus })).toBe(title === 'Transaction receipt');
  },
);

test.each([
  ['Completed', 'Failed'],
  ['Completed', 'DisputedOrder'],
  ['Completed', 'EscrowHold' as 'Paid'],
  ['Delivered', 'Failed'],
  ['Paid', 'Failed'],
  ['Shipped', 'Cancelled'],
  ['Shipped', 'Completed'],
  ['InDispute', 'Cancelled'],
  ['Pending', 'Paid'],
  ['Approved', 'Paid'],
  ['AwaitingPayment', 'Paid'],
  ['OpenTransaction', 'Paid'],
  ['Cancelled', 'Paid'],
  ['Rejected', 'Delivered'],
  ['Close', 'Paid'],
] as const)('order %s, transaction %s: the record claims nothing', (orderStatus, transactionStatus) => {
  expect(paymentRecordTitle({ orderStatus, transactionStatus })).toBe('Payment record');
});

test('nothing is claimed about the money of an order with an unknown status', () => {
  const unknown = { orderStatus: 'EscrowHold' as 'Paid', transactionStatus: 'Paid' } as const;

  expect(paymentRecordTitle(unknown)).toBe('Payment record');
});
