import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, orderTransition, type OrderStatus } from './order-transitions.ts';
import * as questions from './order-status.ts';

const { DELIVERY_STATUS, openTransactionId } = questions;

const YES = {
  isUnpaid: ['Pending', 'Approved', 'AwaitingPayment', 'OpenTransaction'],
  awaitsPayment: ['Approved', 'AwaitingPayment', 'OpenTransaction'],
  awaitsTransfer: ['OpenTransaction'],
  awaitsShipment: ['Paid'],
  awaitsReceipt: ['Shipped'],
  awaitsSettlement: ['Delivered'],
  awaitsDelivery: [
    'Pending',
    'Approved',
    'AwaitingPayment',
    'OpenTransaction',
    'Paid',
    'Shipped',
    'InDispute',
  ],
  isDeliveryDue: ['Paid', 'Shipped'],
  isManagedByTransaction: ['Paid', 'Shipped', 'Delivered', 'Completed', 'InDispute', 'Close'],
  isFinished: ['Completed', 'Rejected', 'Cancelled', 'Close'],
} as const satisfies Record<string, readonly OrderStatus[]>;

describe('a question about the status of an order', () => {
  test.each(Object.keys(YES) as (keyof typeof YES)[])('predicate %s is right for each status', (name) => {
    const yes = ORDER_STATUSES.filter((status) => questions[name](status));

    expect(yes.toSorted()).toEqual(YES[name].toSorted());
  });

  test('only an order with an open account has an open transaction', () => {
    for (const orderStatus of ORDER_STATUSES)
      expect(openTransactionId({ orderStatus, transactionId: 'id' })).toBe(
        orderStatus === 'OpenTransaction' ? 'id' : null,
      );
    expect(openTransactionId({ orderStatus: 'OpenTransaction', transactionId: null })).toBeNull();
  });
});

test("the reported delivery status follows from the order's status", () => {
  expect(orderTransition('Paid', 'markShipped')?.to).toBe(DELIVERY_STATUS.markShipped);
  expect(orderTransition('Shipped', 'confirmReceipt')?.to).toBe(DELIVERY_STATUS.confirmReceipt);
});

describe('whether an event has happened', () => {
  test.each([
    ['approve', 'Pending', 'Pending', false],
    ['approve', 'Pending', 'Approved', true],
    ['approve', 'Pending', 'Paid', true],
    ['approve', 'Pending', 'Rejected', null],
    ['cancel', 'Approved', 'Cancelled', true],
    ['cancel', 'Approved', 'Paid', false],
    ['initiatePayment', 'Approved', 'OpenTransaction', true],
    ['initiatePayment', 'Approved', 'Approved', false],
    ['markShipped', 'Paid', 'Shipped', true],
    // The buyer may have lodged the dispute before the shipment.
    ['markShipped', 'Paid', 'InDispute', null],
    ['confirmReceipt', 'Shipped', 'Completed', true],
    ['confirmReceipt', 'Shipped', 'Close', false],
    ['lodgeDispute', 'Paid', 'InDispute', true],
    ['lodgeDispute', 'Paid', 'Shipped', false],
    ['cancel', 'Paid', 'Cancelled', false],
  ] as const)('event %s of an order once %s and now %s: %s', (event, before, now, expected) => {
    expect(questions.hasHappened(event, before, now)).toBe(expected);
  });
});
