import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-transitions.ts';
import { BUYER, SELLER, STRANGER, aTransaction } from '../testing/an-order.ts';
import { listedStatus, otherStatus } from './listed-status.ts';
import { TRANSACTION_STATUSES } from '../orders/transaction-status.ts';

const UNKNOWN = 'EscrowHold' as 'Paid';

test("the sender sees the order's status, everybody else the transaction's", () => {
  for (const orderStatus of [...ORDER_STATUSES, UNKNOWN])
    for (const transactionStatus of [...TRANSACTION_STATUSES, UNKNOWN]) {
      const transaction = aTransaction({ orderStatus, transactionStatus });

      expect(listedStatus(transaction, BUYER)).toBe(orderStatus);
      expect(listedStatus(transaction, SELLER)).toBe(transactionStatus);
      expect(listedStatus(transaction, STRANGER)).toBe(transactionStatus);
    }
});

test.each([
  ['Paid', 'Shipped'],
  ['Pending', 'OpenTransaction'],
  ['DisputedOrder', 'Shipped'],
] as const)('the other status of %s and %s is named', (transactionStatus, orderStatus) => {
  const transaction = aTransaction({ transactionStatus, orderStatus });

  expect(otherStatus(transaction, BUYER)).toEqual({ name: 'Transaction status', status: transactionStatus });
  expect(otherStatus(transaction, SELLER)).toEqual({ name: 'Order status', status: orderStatus });
});

test.each([
  ['Paid', 'Paid'],
  ['DisputedOrder', 'InDispute'],
] as const)('transaction %s of an order %s has no second status', (transactionStatus, orderStatus) => {
  const transaction = aTransaction({ transactionStatus, orderStatus });

  for (const viewerId of [BUYER, SELLER]) expect(otherStatus(transaction, viewerId)).toBeNull();
});
