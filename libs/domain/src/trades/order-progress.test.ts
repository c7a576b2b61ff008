import { describe, expect, test } from 'vitest';
import { SELLER, anOrder } from '../testing/an-order.ts';
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
    const progress = orderProgress(anOrder({ orderStatus }), 'buyer', true, events);

    expect(progress).toMatchObject({ state: 'stopped', stepText: 'This trade has ended' });
    expect(progress.steps).toEqual(names.map((name) => ({ name, done: true })));
  });

  test('a dispute pauses a trade where it was', () => {
    const order = anOrder({ orderStatus: 'InDispute' });
    const shipped = orderProgress(order, 'buyer', true, [{ kind: 'shipped' }, { kind: 'disputed' }]);

    expect(shipped).toMatchObject({
      step: 4,
      state: 'paused',
      stepText: 'Step 4 of 6, paused by the dispute',
    });
    expect(orderProgress(order, 'buyer')).toMatchObject({ step: 3, state: 'paused' });
    expect(orderProgress(anOrder({ orderStatus: 'Paid' }), 'buyer', true, [{ kind: 'shipped' }]).step).toBe(
      3,
    );
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

  test('no sentence promises what the contract does not guarantee', () => {
    for (const orderStatus of ORDER_STATUSES)
      for (const side of ['seller', 'buyer'] as const) {
        const { nextText, moneyText } = orderProgress(anOrder({ orderStatus }), side);
        expect(`${nextText} ${moneyText}`).not.toMatch(/automatic|within|guarantee|hours|days/i);
      }
  });

  test('the money of a paid or shipped order is held until the buyer confirms', () => {
    expect(orderProgress(anOrder({ orderStatus: 'Shipped' }), 'buyer').moneyText).toBe(
      'Your payment is held until you confirm receipt.',
    );
    expect(orderProgress(anOrder({ orderStatus: 'Paid' }), 'seller').moneyText).toBe(
      "The buyer's payment is held until they confirm receipt.",
    );
  });
});

test.each([
  ['Paid', 'Paid', /is held until/],
  ['InDispute', 'DisputedOrder', /is held while/],
  ['Completed', 'Completed', /was passed on/],
  ['Completed', 'Failed', /cannot tell/],
  ['Completed', 'EscrowHold' as 'Paid', /cannot tell/],
  ['Paid', 'Failed', /cannot tell/],
  ['Shipped', 'AccountExpired', /cannot tell/],
  ['Delivered', 'Cancelled', /cannot tell/],
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

test.each([
  ['Paid', 'Failed'],
  ['Paid', 'Cancelled'],
  ['Shipped', 'AccountExpired'],
  ['Delivered', 'Cancelled'],
  ['Completed', 'Failed'],
] as const)('order %s, transaction %s: nobody is asked to continue', (orderStatus, transactionStatus) => {
  for (const side of ['buyer', 'seller'] as const)
    expect(orderProgress({ ...anOrder({ orderStatus }), transactionStatus }, side).nextText).toBe(
      'This app cannot tell where the money of this order is. Support can tell you what happens next.',
    );
});

test.each([
  ['Paid', 'Paid', 'You send the goods next, and confirm the delivery.'],
  ['Close', 'Paid', 'Support decided the dispute for the buyer, and this order is closed.'],
  ['Cancelled', 'Paid', 'The buyer cancelled this order.'],
] as const)(
  "order %s, transaction %s: the order's own steps are shown",
  (orderStatus, transactionStatus, text) => {
    expect(orderProgress({ ...anOrder({ orderStatus }), transactionStatus }, 'seller').nextText).toBe(text);
  },
);

describe('the next step of a pending order', () => {
  const pending = (given: Parameters<typeof anOrder>[0], side: 'seller' | 'buyer', hasBankDetails = true) =>
    orderProgress(anOrder(given), side, hasBankDetails).nextText;

  test('the seller approves what the buyer created', () => {
    expect(pending({}, 'seller')).toBe('You approve the order next, with a delivery date.');
    expect(pending({}, 'buyer')).toBe('The seller approves the order next, with a delivery date.');
  });

  test('a seller without bank details adds them first', () => {
    expect(pending({}, 'seller', false)).toBe('You add your bank details next, so that you can be paid.');
  });

  test('a seller who created the order sets the delivery date', () => {
    expect(pending({ createdBy: SELLER }, 'seller')).toBe('You set the delivery date next.');
  });

  test('a counterpart who has not joined yet needs the link', () => {
    expect(pending({ sellerId: null }, 'buyer')).toContain('Send them the link.');
    expect(pending({ orderStatus: 'Approved', buyerId: null }, 'seller')).toContain('Send them the link.');
    expect(pending({ orderStatus: 'Approved' }, 'seller')).toBe('The buyer pays next.');
    for (const nobody of [undefined, ''])
      expect(pending({ sellerId: nobody }, 'buyer')).toContain('Send them the link.');
  });
});

const OVER = 'This trade is complete.';
const DISPUTED = 'Support looks into the dispute and decides.';
const REFUNDED = 'Support decided the dispute for the buyer, and this order is closed.';

test.each([
  [
    'Pending',
    'You approve the order next, with a delivery date.',
    'The seller approves the order next, with a delivery date.',
  ],
  ['Approved', 'The buyer pays next.', 'You pay next, into an account made for this order.'],
  [
    'AwaitingPayment',
    'The buyer pays next: the last account expired before a payment came.',
    'You pay next, into a new account: the last one expired before a payment came.',
  ],
  [
    'OpenTransaction',
    'The buyer has an account to pay into and makes the transfer next.',
    'You transfer the exact total to the account before it expires.',
  ],
  ['Paid', 'You send the goods next, and confirm the delivery.', 'The seller sends the goods next.'],
  [
    'Shipped',
    'The buyer confirms receipt with the code from their email.',
    'Once you have the goods, you confirm receipt with the code from your email.',
  ],
  ['Delivered', 'Nothing to do: your payment is on its way.', 'Nothing to do: this trade is being settled.'],
  ['Completed', OVER, OVER],
  ['InDispute', DISPUTED, DISPUTED],
  ['Rejected', 'You rejected this order.', 'The seller rejected this order.'],
  ['Cancelled', 'The buyer cancelled this order.', 'You cancelled this order.'],
  ['Close', REFUNDED, REFUNDED],
] as const)('the next actor on an order that is %s, for each side', (orderStatus, seller, buyer) => {
  expect(orderProgress(anOrder({ orderStatus }), 'seller').nextText).toBe(seller);
  expect(orderProgress(anOrder({ orderStatus }), 'buyer').nextText).toBe(buyer);
});
