import { expect, test } from 'vitest';
import { anOrder } from '../testing/an-order.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import type { TransactionStatus } from '../orders/transaction-status.ts';
import { moneyHeadline } from './money-headline.ts';

const labels = (orderStatus: OrderStatus, transactionStatus?: TransactionStatus) =>
  (['buyer', 'seller'] as const).map((side) => {
    const state = transactionStatus === undefined ? {} : { transactionStatus };
    const headline = moneyHeadline({ ...anOrder({ orderStatus }), ...state }, side, 'Amana');
    return headline && `${headline.label} (${headline.state})`;
  });

test.each([
  ['Pending', 'To pay (open)', 'You will get (open)'],
  ['Approved', 'To pay (open)', 'You will get (open)'],
  ['AwaitingPayment', 'To pay (open)', 'You will get (open)'],
  ['OpenTransaction', 'To pay (open)', 'You will get (open)'],
  ['Paid', 'You paid · held by Amana (held)', 'You will get · held by Amana (held)'],
  ['Shipped', 'You paid · held by Amana (held)', 'You will get · held by Amana (held)'],
  ['InDispute', 'You paid · held by Amana (held)', 'In dispute · held by Amana (held)'],
  ['Delivered', 'You paid (moved)', 'On its way to your bank (moved)'],
  ['Completed', 'You paid (moved)', 'You received (gained)'],
  ['Close', 'Refunded to you (gained)', 'Nothing to receive (nothing)'],
  ['Rejected', 'Nothing to pay (nothing)', 'Nothing to receive (nothing)'],
  ['Cancelled', 'Nothing to pay (nothing)', 'Nothing to receive (nothing)'],
] as const)('%s: the headline of the amount for each side', (orderStatus, buyer, seller) => {
  expect(labels(orderStatus)).toEqual([buyer, seller]);
});

test.each([
  ['Delivered', 'Settling', 'On its way to your bank (moved)'],
  ['Delivered', 'Completed', 'You received (gained)'],
] as const)('%s, transaction %s: the seller reads %s', (orderStatus, transactionStatus, seller) => {
  expect(labels(orderStatus, transactionStatus)).toEqual(['You paid (moved)', seller]);
});

test('records that contradict each other, or an unknown status, have no headline', () => {
  expect(labels('Paid', 'Failed')).toEqual([null, null]);
  expect(labels('Blocked' as OrderStatus)).toEqual([null, null]);
});
