import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-transitions.ts';
import {
  byUrgency,
  daysLate,
  dueText,
  lateFirst,
  othersTask,
  othersTaskText,
  viewerTask,
} from './order-tasks.ts';

const ORDER = { sellerId: 'seller', buyerId: 'buyer', createdBy: 'buyer' };
const MARCH = Date.parse('2026-03-02T09:00:00Z');

function verbs(userId: string, createdBy = 'buyer') {
  return ORDER_STATUSES.flatMap((orderStatus) => {
    const task = viewerTask({ ...ORDER, createdBy, orderStatus }, { userId, hasBankDetails: true });
    return task === null ? [] : [`${orderStatus}: ${task.verb}`];
  });
}

describe('the pending step of an order', () => {
  test('the seller of an order has these tasks', () => {
    expect(verbs('seller')).toEqual([
      'Pending: Approve the order',
      'Paid: Send the goods',
      'InDispute: Tell support your side',
    ]);
  });

  test('a seller who created the order sets the delivery date', () => {
    expect(verbs('seller', 'seller')).toEqual([
      'Pending: Set the delivery date',
      'Paid: Send the goods',
      'InDispute: Tell support your side',
    ]);
  });

  test.each([
    ['seller', 'Set the delivery date'],
    ['buyer', 'Approve the order'],
  ])('a seller without bank details adds them to an order created by the %s', (createdBy, verb) => {
    const order = { ...ORDER, createdBy, orderStatus: 'Pending' as const };
    expect(viewerTask(order, { userId: 'seller', hasBankDetails: false })).toMatchObject({
      verb,
      needsBankDetails: true,
      page: 'order',
    });
  });

  test('the buyer of an order has these tasks', () => {
    expect(verbs('buyer')).toEqual([
      'Approved: Pay',
      'AwaitingPayment: Pay',
      'OpenTransaction: Make the transfer',
      'Shipped: Confirm receipt',
    ]);
  });

  test('a stranger has no task', () => {
    expect(verbs('stranger')).toEqual([]);
  });

  test('an order with an unknown status has no task', () => {
    expect(
      viewerTask(
        { ...ORDER, orderStatus: 'Blocked' as OrderStatus },
        { userId: 'buyer', hasBankDetails: true },
      ),
    ).toBeNull();
  });
});

describe('the time that is left', () => {
  const dueOf = (orderStatus: OrderStatus, dates: object, userId = 'buyer') => {
    const task = viewerTask({ ...ORDER, orderStatus, ...dates }, { userId, hasBankDetails: true });
    return task && dueText(task, MARCH);
  };

  test.each([
    ['2026-03-02T09:24:30Z', '24 minutes left'],
    ['2026-03-02T09:00:30Z', 'less than a minute left'],
    ['2026-03-02T08:59:59Z', 'account expired'],
    ['soon', null],
    [null, null],
    [undefined, null],
  ])('account that expires at %s: %s', (accountExpirationTime, text) => {
    expect(dueOf('OpenTransaction', { accountExpirationTime })).toBe(text);
  });

  test.each([
    ['2026-03-05', 'due in 3 days'],
    ['2026-02-28', '2 days late'],
    ['2026-03-01', '1 day late'],
    ['2026-03-02T14:30:00Z', 'due in 5 hours'],
    ['2026-03-02T08:59:59Z', 'due earlier today'],
    ['next week', null],
    [null, null],
  ])('goods expected on %s: %s', (estimatedTimeOfDelivery, text) => {
    expect(dueOf('Paid', { estimatedTimeOfDelivery }, 'seller')).toBe(text);
  });
});

test('order of tasks: transfers by expiry, then delivery date, then age', () => {
  const need = (orderStatus: OrderStatus, createdAt: string, dates: object = {}) => {
    const task = viewerTask({ ...ORDER, orderStatus, ...dates }, { userId: 'buyer', hasBankDetails: true });
    if (task === null) throw new Error('No task');
    return { task, order: { createdAt } };
  };
  const old = need('Approved', '2026-02-01T09:00:00Z');
  const young = need('Approved', '2026-02-20T09:00:00Z');
  const shipped = need('Shipped', '2026-02-21T09:00:00Z', { estimatedTimeOfDelivery: '2026-02-27' });
  const shippedForNoon = need('Shipped', '2026-02-22T09:00:00Z', {
    estimatedTimeOfDelivery: '2026-02-27T12:00:00Z',
  });
  const open = need('OpenTransaction', '2026-02-22T09:00:00Z', {
    accountExpirationTime: '2026-03-02T09:24:30Z',
  });

  expect([young, old, shipped, shippedForNoon, open].sort(byUrgency)).toEqual([
    open,
    shippedForNoon,
    shipped,
    old,
    young,
  ]);
});

const IN_TIME = {
  estimatedTimeOfDelivery: '2026-11-30',
  events: ['paid', 'shipped'].map((kind) => ({ kind, at: '2026-11-29T09:00:00Z' })),
};
const NOW = new Date(2026, 11, 8, 10).getTime();

function texts(side: 'seller' | 'buyer', nameInSentence: string, isLate = false) {
  return ORDER_STATUSES.flatMap((orderStatus) => {
    const order = { ...ORDER, ...IN_TIME, orderStatus };
    const task = othersTask(order, { userId: side, hasBankDetails: true });
    return task === null ? [] : [`${orderStatus}: ${othersTaskText(order, side, nameInSentence, isLate)}`];
  });
}

describe('waiting for others', () => {
  test('the buyer reads whom each status waits for', () => {
    expect(texts('buyer', 'Chidi')).toEqual([
      'Pending: Waiting for Chidi to approve the order',
      'Paid: Waiting for Chidi to send the goods',
      'Delivered: Waiting for Chidi to be paid',
      'InDispute: Waiting for support to decide the dispute',
    ]);
  });

  test('the seller reads whom each status waits for', () => {
    expect(texts('seller', 'Ada')).toEqual([
      'Approved: Waiting for Ada to pay',
      'AwaitingPayment: Waiting for Ada to pay',
      'OpenTransaction: Waiting for Ada to make the transfer',
      'Shipped: Waiting for Ada to confirm receipt',
      'Delivered: Waiting for the payment into your bank account',
    ]);
  });

  test('a person who has not joined is waited for to join', () => {
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
  ])('goods expected on %s are %s days late', (estimatedTimeOfDelivery, days) => {
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
