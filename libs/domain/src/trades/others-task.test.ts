import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-transitions.ts';
import { lateFirst, othersTask, othersTaskText } from './others-task.ts';
import { daysLate } from './viewer-task.ts';

const ORDER = { sellerId: 'seller', buyerId: 'buyer', createdBy: 'buyer' };
const IN_TIME = {
  estimatedTimeOfDelivery: '2026-11-30',
  events: ['paid', 'shipped'].map((kind) => ({ kind, at: '2026-11-29T09:00:00Z' })),
};
const NOW = new Date(2026, 11, 8, 10).getTime();

function texts(side: 'seller' | 'buyer', called: string, isLate = false) {
  return ORDER_STATUSES.flatMap((orderStatus) => {
    const order = { ...ORDER, ...IN_TIME, orderStatus };
    const task = othersTask(order, { userId: side, hasBankDetails: true });
    return task === null ? [] : [`${orderStatus}: ${othersTaskText(order, side, called, isLate)}`];
  });
}

describe('waiting for others', () => {
  test('each status of a purchase', () => {
    expect(texts('buyer', 'Chidi')).toEqual([
      'Pending: Waiting for Chidi to approve the order',
      'Paid: Waiting for Chidi to send the goods',
      'Delivered: Waiting for Chidi to be paid',
      'InDispute: Waiting for support to decide the dispute',
    ]);
  });

  test('each status of a sale', () => {
    expect(texts('seller', 'Ada')).toEqual([
      'Approved: Waiting for Ada to pay',
      'AwaitingPayment: Waiting for Ada to pay',
      'OpenTransaction: Waiting for Ada to make the transfer',
      'Shipped: Waiting for Ada to confirm receipt',
      'Delivered: Waiting for the payment into your bank account',
    ]);
  });

  test('a person who has not joined', () => {
    const order = { ...ORDER, sellerId: null, orderStatus: 'Pending' as const };
    expect(othersTaskText(order, 'buyer', 'chidi@amana.test', false)).toBe(
      'Waiting for chidi@amana.test to join',
    );
  });

  test('a late person is named', () => {
    expect(texts('buyer', 'the seller', true)).toContain('Paid: The seller is late');
    expect(texts('seller', 'Ada', true)).toContain('Shipped: Ada has not confirmed');
  });

  test.each([
    ['Paid', 'buyer', 'Waiting for Ada to send the goods'],
    ['Shipped', 'seller', 'Waiting for Ada to confirm receipt'],
  ] as const)(
    'nobody is blamed if it was only %s after the date, or without events',
    (orderStatus, side, text) => {
      const order = { ...ORDER, orderStatus, estimatedTimeOfDelivery: '2026-11-28' };
      expect(othersTaskText({ ...IN_TIME, ...order }, side, 'Ada', true)).toBe(text);
      expect(othersTaskText(order, side, 'Ada', true)).toBe(text);
    },
  );

  test('a stranger and an unknown status wait for nobody', () => {
    const viewer = { userId: 'buyer', hasBankDetails: true };
    expect(othersTask({ ...ORDER, orderStatus: 'Blocked' as OrderStatus }, viewer)).toBeNull();
    expect(othersTask({ ...ORDER, orderStatus: 'Paid' }, { ...viewer, userId: 'stranger' })).toBeNull();
  });
});

const lateness = (orderStatus: OrderStatus, dates: object) => {
  const task = othersTask({ ...ORDER, orderStatus, ...dates }, { userId: 'buyer', hasBankDetails: true });
  return task && daysLate(task, NOW);
};

describe('days late', () => {
  test.each([
    ['2026-11-30', 8],
    ['2026-12-07', 1],
    ['2026-12-08', null],
    [new Date(2026, 11, 8, 9).toISOString(), 0],
    ['soon', null],
    [null, null],
  ])('goods expected on %s: %s', (estimatedTimeOfDelivery, days) => {
    expect(lateness('Paid', { estimatedTimeOfDelivery })).toBe(days);
  });

  test('an order that is not paid, or disputed, is not late', () => {
    expect(lateness('Pending', { estimatedTimeOfDelivery: '2026-11-30' })).toBeNull();
    expect(lateness('InDispute', { estimatedTimeOfDelivery: '2026-11-30' })).toBeNull();
  });
});

test('waiting for others: late orders are first, then open accounts', () => {
  const row = (orderStatus: OrderStatus, dates: object = {}) => {
    const task = othersTask({ ...ORDER, orderStatus, ...dates }, { userId: 'seller', hasBankDetails: true });
    if (task === null) throw new Error('No task');
    return { task, order: { createdAt: '2026-11-01T09:00:00Z' } };
  };
  const open = row('OpenTransaction', { accountExpirationTime: '2026-12-08T12:00:00Z' });
  const late = row('Shipped', { estimatedTimeOfDelivery: '2026-11-30' });
  const later = row('Shipped', { estimatedTimeOfDelivery: '2026-12-02' });
  const unpaid = row('Approved');

  expect([unpaid, open, later, late].sort(lateFirst(NOW))).toEqual([late, later, open, unpaid]);
});
