import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-transitions.ts';
import { byUrgency, dueText, viewerTask } from './viewer-task.ts';

const ORDER = { sellerId: 'seller', buyerId: 'buyer', createdBy: 'buyer' };
const NOW = Date.parse('2026-03-02T09:00:00Z');

function verbs(userId: string, createdBy = 'buyer') {
  return ORDER_STATUSES.flatMap((orderStatus) => {
    const task = viewerTask({ ...ORDER, createdBy, orderStatus }, { userId, hasBankDetails: true });
    return task === null ? [] : [`${orderStatus}: ${task.verb}`];
  });
}

describe('the pending step of an order', () => {
  test('from its seller', () => {
    expect(verbs('seller')).toEqual([
      'Pending: Approve the order',
      'Paid: Send the goods',
      'InDispute: Tell support your side',
    ]);
  });

  test('from a seller who created it', () => {
    expect(verbs('seller', 'seller')).toEqual([
      'Pending: Set the delivery date',
      'Paid: Send the goods',
      'InDispute: Tell support your side',
    ]);
  });

  test.each([
    ['seller', 'Set the delivery date'],
    ['buyer', 'Approve the order'],
  ])('from a seller without bank details, created by the %s', (createdBy, verb) => {
    const order = { ...ORDER, createdBy, orderStatus: 'Pending' as const };
    expect(viewerTask(order, { userId: 'seller', hasBankDetails: false })).toMatchObject({
      verb,
      needsBankDetails: true,
      page: 'order',
    });
  });

  test('from its buyer', () => {
    expect(verbs('buyer')).toEqual([
      'Approved: Pay',
      'AwaitingPayment: Pay',
      'OpenTransaction: Make the transfer',
      'Shipped: Confirm receipt',
    ]);
  });

  test('from a stranger: nothing', () => {
    expect(verbs('stranger')).toEqual([]);
  });

  test('in a status that the contract does not know: nothing', () => {
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
    return task && dueText(task, NOW);
  };

  test.each([
    ['2026-03-02T09:24:30Z', '24 minutes until the account expires'],
    ['2026-03-02T09:00:30Z', 'less than a minute until the account expires'],
    ['2026-03-02T08:59:59Z', 'The account has expired'],
    ['soon', null],
    [null, null],
    [undefined, null],
  ])('of an account until %s: %s', (accountExpirationTime, text) => {
    expect(dueOf('OpenTransaction', { accountExpirationTime })).toBe(text);
  });

  test.each([
    ['2026-03-05', '3 days until the delivery date'],
    ['2026-02-28', 'The delivery date has passed'],
    ['2026-03-02T14:30:00Z', '5 hours until the delivery date'],
    ['2026-03-02T08:59:59Z', 'The delivery date has passed'],
    ['next week', null],
    [null, null],
  ])('of goods expected on %s: %s', (estimatedTimeOfDelivery, text) => {
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
