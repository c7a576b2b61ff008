import { expect, test } from 'vitest';
import { kobo } from '../money/kobo.ts';
import type { Side } from '../orders/order-parties.ts';
import { type OrderStatus, ORDER_STATUSES, ORDER_TRANSITIONS } from '../orders/order-transitions.ts';
import type { TransactionStatus } from '../orders/transaction-status.ts';
import { SELLER, anOrder } from '../testing/an-order.ts';
import { orderProgress } from './order-progress.ts';
import type { ProgressState } from './status-texts.ts';
import { changedMeanwhileText, moneyHeadline, nextStepText, whatIf } from './trade-texts.ts';

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
] as const)('order %s: each side reads what the amount is', (orderStatus, buyer, seller) => {
  expect(labels(orderStatus)).toEqual([buyer, seller]);
});

test.each([
  ['Delivered', 'Settling', 'On its way to your bank (moved)'],
  ['Delivered', 'Completed', 'You received (gained)'],
] as const)('order %s, transaction %s: the seller reads %s', (orderStatus, transactionStatus, seller) => {
  expect(labels(orderStatus, transactionStatus)).toEqual(['You paid (moved)', seller]);
});

test('records that contradict each other, or an unknown status, have no headline', () => {
  expect(labels('Paid', 'Failed')).toEqual([null, null]);
  expect(labels('Blocked' as OrderStatus)).toEqual([null, null]);
});

const PARTIES = {
  seller: { side: 'seller', nameInSentence: 'Ada', total: kobo(9_731_250), hasBankDetails: true },
  buyer: { side: 'buyer', nameInSentence: 'Chidi', total: kobo(10_268_750), hasBankDetails: true },
} as const;

function next(given: Partial<ProgressState>, side: Side, party: object = {}): string {
  return nextStepText({ ...anOrder(), ...given }, { ...PARTIES[side], ...party });
}

const DISPUTED = 'Waiting for support to decide the dispute. Tell support your side in the chat.';

test.each([
  [
    'Pending',
    'Your turn: approve the order and set a delivery date.',
    'Waiting for Chidi to approve the order and set a delivery date.',
  ],
  ['Approved', 'Waiting for Ada to pay.', 'Your turn: pay Chidi.'],
  [
    'AwaitingPayment',
    'Waiting for Ada to pay. The last account has expired.',
    'Your turn: get a new account and pay Chidi. The last account has expired.',
  ],
  [
    'OpenTransaction',
    'Waiting for Ada to make the transfer.',
    'Your turn: transfer exactly ₦102,687.50 to the account before it expires.',
  ],
  ['Paid', 'Your turn: send the goods, then press Confirm Delivery.', 'Waiting for Chidi to send the goods.'],
  [
    'Shipped',
    'Waiting for Ada to confirm receipt with the code from the email.',
    'Your turn: when you have the goods, press Product Received and enter the code from your email.',
  ],
  [
    'Delivered',
    'Nothing to do: ₦97,312.50 is on its way to your bank account.',
    'Nothing to do: Chidi is being paid.',
  ],
  ['Completed', 'This trade is complete.', 'This trade is complete.'],
  ['InDispute', DISPUTED, DISPUTED],
  ['Rejected', 'You rejected this order.', 'Chidi rejected this order.'],
  ['Cancelled', 'Ada cancelled this order.', 'You cancelled this order.'],
  [
    'Close',
    'Support decided the dispute for Ada, and this order is closed.',
    'Support decided the dispute for you: ₦102,687.50 was refunded.',
  ],
] as const)('order %s: each side reads what to do or whom to wait for', (orderStatus, seller, buyer) => {
  expect(next({ orderStatus }, 'seller')).toBe(seller);
  expect(next({ orderStatus }, 'buyer')).toBe(buyer);
});

test('pending order of the seller: bank details first, then the delivery date', () => {
  expect(next({}, 'seller', { hasBankDetails: false })).toBe(
    'Your turn: add your bank details, so that you can be paid.',
  );
  expect(next({ createdBy: SELLER }, 'seller')).toBe('Your turn: set the delivery date.');
});

test.each([null, undefined, ''])('other party %j: the link is sent first', (nobody) => {
  expect(next({ sellerId: nobody }, 'buyer', { nameInSentence: 'chidi@amana.test' })).toBe(
    'Your turn: send the order link to chidi@amana.test, who then signs in and approves.',
  );
  expect(next({ orderStatus: 'Approved', buyerId: nobody }, 'seller')).toBe(
    'Your turn: send the order link to Ada, who then signs in and pays.',
  );
});

test('a total that is not certain is left out of the next step', () => {
  const statuses = ['Approved', 'OpenTransaction', 'Close'] as const;
  expect(statuses.map((orderStatus) => next({ orderStatus }, 'buyer', { total: null }))).toEqual([
    'Your turn: pay Chidi.',
    'Your turn: transfer exactly the total to the account before it expires.',
    'Support decided the dispute for you: your payment was refunded.',
  ]);
  expect(next({ orderStatus: 'Delivered' }, 'seller', { total: null })).toBe(
    'Nothing to do: your money is on its way to your bank account.',
  );
});

test('a person without a name begins a sentence with a capital letter', () => {
  expect(next({ orderStatus: 'Rejected' }, 'buyer', { nameInSentence: 'the seller' })).toBe(
    'The seller rejected this order.',
  );
});

test('no sentence has an unfilled word, or promises what the contract does not', () => {
  for (const orderStatus of ORDER_STATUSES)
    for (const side of ['seller', 'buyer'] as const)
      expect([
        next({ orderStatus }, side),
        orderProgress(anOrder({ orderStatus }), side).moneyText,
        whatIf(anOrder({ orderStatus }), PARTIES[side], 'Amana')?.answer,
      ]).not.toContainEqual(expect.stringMatching(/automatic|within|guarantee|hours|days|[{}]/i));
});

test.each([
  ['Paid', 'Failed'],
  ['Shipped', 'AccountExpired'],
  ['Delivered', 'Cancelled'],
  ['Completed', 'Failed'],
] as const)('order %s, transaction %s: nobody is asked to continue', (orderStatus, transactionStatus) => {
  for (const side of ['buyer', 'seller'] as const)
    expect(next({ orderStatus, transactionStatus }, side)).toBe(
      'This app cannot tell where the money of this order is. Support can tell you what happens next.',
    );
});

test.each([
  ['Paid', 'Paid', 'Your turn: send the goods, then press Confirm Delivery.'],
  ['Close', 'Paid', 'Support decided the dispute for Ada, and this order is closed.'],
  ['Cancelled', 'Paid', 'Ada cancelled this order.'],
] as const)(
  "order %s, transaction %s: the order's own steps are shown",
  (orderStatus, transactionStatus, text) => {
    expect(next({ orderStatus, transactionStatus }, 'seller')).toBe(text);
  },
);

test.each(['Paid', 'Refunded' as 'Paid'] as const)(
  'order Close, transaction %s: the buyer reads of no refund',
  (transactionStatus) => {
    expect(next({ orderStatus: 'Close', transactionStatus }, 'buyer')).toBe(
      'Support decided the dispute for you, and this order is closed.',
    );
  },
);

test('order Delivered, transaction Completed: the trade is complete, and nothing worries', () => {
  const settled = { orderStatus: 'Delivered', transactionStatus: 'Completed' } as const;
  expect([next(settled, 'seller'), next(settled, 'buyer')]).toEqual(Array(2).fill('This trade is complete.'));
  expect([worry(settled, 'seller'), worry(settled, 'buyer')]).toEqual([null, null]);
});

const worry = (given: Partial<ProgressState>, side: Side, party: object = {}) =>
  whatIf({ ...anOrder(), ...given }, { ...PARTIES[side], ...party }, 'Amana');

test.each([
  ['Pending', 'What if I cannot deliver?', 'What if Chidi does not approve?'],
  ['Approved', 'What if Ada does not pay?', 'What if Chidi does not send the goods?'],
  ['AwaitingPayment', 'What if Ada does not pay?', 'What if Chidi does not send the goods?'],
  ['OpenTransaction', 'What if Ada shows me a receipt?', 'What if I sent the wrong amount?'],
  ['Paid', 'What if I cannot send it?', 'What if Chidi does not send it?'],
  ['Shipped', 'What if Ada never confirms?', 'What if I never confirm?'],
  ['Delivered', 'What if the money does not arrive?', 'What if something is wrong with the goods?'],
  ['InDispute', 'What can support decide?', 'What can support decide?'],
  ['Completed', undefined, undefined],
  ['Rejected', undefined, undefined],
  ['Cancelled', undefined, undefined],
  ['Close', undefined, undefined],
] as const)('order %s: each side reads its worry', (orderStatus, seller, buyer) => {
  expect(worry({ orderStatus }, 'seller')?.question).toBe(seller);
  expect(worry({ orderStatus }, 'buyer')?.question).toBe(buyer);
});

test.each([
  [
    'Paid',
    'buyer',
    'Your ₦102,687.50 stays with Amana. Lodge a dispute: support decides whether you are refunded.',
  ],
  [
    'Shipped',
    'seller',
    'Your ₦97,312.50 stays with Amana until Ada confirms. Send a reminder. If that does not help, ask support.',
  ],
] as const)('order %s: the %s reads where the money is', (orderStatus, side, answer) => {
  expect(worry({ orderStatus }, side)?.answer).toBe(answer);
});

test('an amount that is not certain is left out of the answer', () => {
  expect(worry({ orderStatus: 'Shipped' }, 'buyer', { total: null })?.answer).toMatch(/^Your money stays/);
});

test.each(['Paid', 'Shipped'] as const)('order %s: the buyer is led to a dispute', (orderStatus) => {
  expect(worry({ orderStatus }, 'buyer')?.action).toBe('dispute');
});

test('no worry without a counterpart, with contradictory records, or in an unknown status', () => {
  expect(worry({ sellerId: null }, 'buyer')).toBeNull();
  expect(worry({ orderStatus: 'Approved', buyerId: null }, 'seller')).toBeNull();
  expect(worry({ orderStatus: 'Paid', transactionStatus: 'Failed' }, 'buyer')).toBeNull();
  expect(worry({ orderStatus: 'Blocked' as OrderStatus }, 'seller')).toBeNull();
});

test.each([
  ['Paid', 'seller', 'This order was paid meanwhile'],
  ['Approved', 'buyer', 'This order was approved meanwhile'],
  ['AwaitingPayment', 'buyer', 'The account for this order expired meanwhile'],
  ['Cancelled', 'seller', 'The buyer cancelled this order meanwhile'],
  ['Cancelled', 'buyer', 'You cancelled this order meanwhile'],
  ['Rejected', 'buyer', 'The seller rejected this order meanwhile'],
  ['InDispute', 'seller', 'A dispute about this order was lodged meanwhile'],
] as const)('an order that became %s meanwhile: the text for the %s', (now, side, text) => {
  expect(changedMeanwhileText(now, side)).toBe(text);
});

test('a pending order has no text, because no event leads to Pending', () => {
  expect(changedMeanwhileText('Pending', 'buyer')).toBeNull();
});

test('every status that an event leads to has a sentence for both parties', () => {
  const reached = new Set(ORDER_TRANSITIONS.filter(({ from }) => from !== null).map(({ to }) => to));

  for (const status of ORDER_STATUSES.filter((known) => reached.has(known)))
    for (const side of ['seller', 'buyer'] as const)
      expect(changedMeanwhileText(status, side)).toMatch(/^[A-Z].+ meanwhile$/);
});
