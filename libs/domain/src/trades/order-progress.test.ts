import { describe, expect, test } from 'vitest';
import { anOrder } from '../testing/an-order.ts';
import { orderProgress } from './order-progress.ts';
import { ORDER_STATUSES } from '../orders/order-transitions.ts';

const NAMES = ['Created', 'Approved', 'Paid', 'Shipped', 'Delivered', 'Settled'];

describe('the progress of a trade', () => {
  test.each([
    ['Pending', 1],
    ['Approved', 2],
    ['AwaitingPayment', 2],
    ['OpenTransaction', 2],
    ['Paid', 3],
    ['Shipped', 4],
    ['InDispute', 3],
    ['Delivered', 5],
    ['Completed', 6],
  ] as const)('an order that is %s has %s of 6 steps done', (orderStatus, step) => {
    const progress = orderProgress(anOrder({ orderStatus }), 'buyer');

    expect(progress).toMatchObject({ step, of: 6 });
    expect(progress.steps).toEqual(NAMES.map((name, index) => ({ name, done: index < step })));
    expect(progress.stepText).toContain(`Step ${step} of 6`);
  });

  test.each([
    ['Rejected', [], ['Created', 'Rejected']],
    ['Rejected', ['created', 'approved'], ['Created', 'Approved', 'Rejected']],
    ['Cancelled', [], ['Created', 'Cancelled']],
    ['Cancelled', ['approved', 'accountMade'], ['Created', 'Approved', 'Cancelled']],
    ['Close', [], ['Created', 'Approved', 'Paid', 'Refunded']],
    ['Close', ['paid', 'shipped', 'disputed'], ['Created', 'Approved', 'Paid', 'Shipped', 'Refunded']],
  ] as const)('an order that is %s after %j ends with its stop', (orderStatus, kinds, names) => {
    const events = kinds.map((kind) => ({ kind }));
    const progress = orderProgress(anOrder({ orderStatus }), 'buyer', events);

    expect(progress).toMatchObject({ state: 'stopped', stepText: 'This trade has ended' });
    expect(progress.steps).toEqual(names.map((name) => ({ name, done: true })));
  });

  test('a dispute pauses a trade where it was', () => {
    const order = anOrder({ orderStatus: 'InDispute' });
    const shipped = orderProgress(order, 'buyer', [{ kind: 'shipped' }, { kind: 'disputed' }]);

    expect(shipped).toMatchObject({
      step: 4,
      state: 'paused',
      stepText: 'Step 4 of 6, paused by the dispute',
    });
    expect(orderProgress(order, 'buyer')).toMatchObject({ step: 3, state: 'paused' });
    expect(orderProgress(anOrder({ orderStatus: 'Paid' }), 'buyer', [{ kind: 'shipped' }]).step).toBe(3);
  });

  test('a dispute about a shipped order: keeps the shipping step done', () => {
    const order = anOrder({ orderStatus: 'InDispute', statusBeforeDispute: 'Shipped' });

    expect(orderProgress(order, 'buyer')).toMatchObject({ step: 4, state: 'paused' });
  });

  test('each side has a sentence about the money', () => {
    for (const orderStatus of ORDER_STATUSES)
      for (const side of ['seller', 'buyer'] as const)
        expect(orderProgress(anOrder({ orderStatus }), side).moneyText).toMatch(/^[A-Z].+\.$/);
  });

  test('the money of a paid or shipped order is held until the buyer confirms', () => {
    expect(orderProgress(anOrder({ orderStatus: 'Shipped' }), 'buyer').moneyText).toBe(
      'Your payment is held until you confirm receipt.',
    );
    expect(orderProgress(anOrder({ orderStatus: 'Paid' }), 'seller').moneyText).toBe(
      'The payment is held until the buyer confirms receipt.',
    );
  });
});

test.each([
  ['Paid', 'Paid', /is held until/],
  ['InDispute', 'DisputedOrder', /is held while/],
  ['Completed', 'Completed', /The seller was paid/],
  ['Completed', 'EscrowHold' as 'Paid', /cannot tell/],
  ['Paid', 'Failed', /cannot tell/],
  ['OpenTransaction', 'Pending', /Nothing has been paid/],
  ['Close', 'Cancelled', /refunded/],
] as const)(
  'order %s, transaction %s: the money text states only what both confirm',
  (orderStatus, transactionStatus, text) => {
    expect(orderProgress(anOrder({ orderStatus }), 'buyer').moneyText).not.toMatch(/cannot tell/);

    expect(orderProgress({ ...anOrder({ orderStatus }), transactionStatus }, 'buyer').moneyText).toMatch(
      text,
    );
  },
);
