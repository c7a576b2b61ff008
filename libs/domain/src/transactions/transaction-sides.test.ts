import { expect, test } from 'vitest';
import { BUYER, SELLER, STRANGER, aTransaction } from '../testing/an-order.ts';
import { orderStatusOf } from '../orders/order-status.ts';
import { transactionPartyOf, transactionSideOf } from './transaction-sides.ts';

test.each([
  [SELLER, 'seller', 'seller'],
  [BUYER, 'buyer', 'buyer'],
  [STRANGER, 'stranger', 'buyer'],
])('user %s is the %s, on the %s side', (viewerId, party, side) => {
  const transaction = aTransaction();

  expect(transactionPartyOf(transaction, viewerId)).toBe(party);
  expect(transactionSideOf(transaction, viewerId)).toBe(side);
});

test('an empty id matches no party, not even an empty one', () => {
  expect(transactionPartyOf(aTransaction({ senderId: '', recipientId: '' }), '')).toBe('stranger');
});

test.each([
  ['Paid', 'Shipped', 'Shipped'],
  ['DisputedOrder', 'InDispute', 'InDispute'],
  ['DisputedOrder', 'Shipped', 'InDispute'],
  ['DisputedOrder', 'Paid', 'InDispute'],
  // The order is newer: the dispute is over, or was never possible.
  ['DisputedOrder', 'Close', 'Close'],
  ['DisputedOrder', 'Completed', 'Completed'],
  ['DisputedOrder', 'Delivered', 'Delivered'],
  ['DisputedOrder', 'OpenTransaction', 'OpenTransaction'],
  ['DisputedOrder', 'EscrowHold' as 'Paid', 'EscrowHold'],
  // The order is marked complete before the money has arrived.
  ['ProcessingSettlement', 'Completed', 'Delivered'],
  ['Settling', 'Completed', 'Delivered'],
  ['Completed', 'Completed', 'Completed'],
  ['Failed', 'Completed', 'Completed'],
] as const)('order of a transaction that is %s, reported as %s, is %s', (transactionStatus, reported, is) => {
  expect(orderStatusOf(aTransaction({ transactionStatus, orderStatus: reported }))).toBe(is);
});
