import { expect, test } from 'vitest';
import { kobo } from '../money/kobo.ts';
import type { Side } from '../orders/order-parties.ts';
import { ORDER_STATUSES } from '../orders/order-transitions.ts';
import { SELLER, anOrder } from '../testing/an-order.ts';
import { nextStepText } from './next-step-text.ts';
import { type ProgressState, orderProgress } from './order-progress.ts';
import { whatIf } from './what-if.ts';

const PARTIES = {
  seller: { side: 'seller', called: 'Ada', total: kobo(9_731_250), hasBankDetails: true },
  buyer: { side: 'buyer', called: 'Chidi', total: kobo(10_268_750), hasBankDetails: true },
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
  ['Approved', 'Waiting for Ada to pay.', 'Your turn: pay ₦102,687.50.'],
  [
    'AwaitingPayment',
    'Waiting for Ada to pay. The last account expired before a payment arrived.',
    'Your turn: get a new account and pay ₦102,687.50. The last account expired before a payment arrived.',
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
] as const)('%s: each side reads what to do or whom to wait for', (orderStatus, seller, buyer) => {
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
  expect(next({ sellerId: nobody }, 'buyer', { called: 'chidi@amana.test' })).toBe(
    'Your turn: send the order link to chidi@amana.test, who then signs in and approves.',
  );
  expect(next({ orderStatus: 'Approved', buyerId: nobody }, 'seller')).toBe(
    'Your turn: send the order link to Ada, who then signs in and pays.',
  );
});

test('a total that is not certain is left out', () => {
  const statuses = ['Approved', 'OpenTransaction', 'Close'] as const;
  expect(statuses.map((orderStatus) => next({ orderStatus }, 'buyer', { total: null }))).toEqual([
    'Your turn: pay.',
    'Your turn: transfer exactly the total to the account before it expires.',
    'Support decided the dispute for you: your payment was refunded.',
  ]);
  expect(next({ orderStatus: 'Delivered' }, 'seller', { total: null })).toBe(
    'Nothing to do: your money is on its way to your bank account.',
  );
});

test('a person without a name begins a sentence with a capital letter', () => {
  expect(next({ orderStatus: 'Rejected' }, 'buyer', { called: 'the seller' })).toBe(
    'The seller rejected this order.',
  );
});

test('no sentence promises what the contract does not guarantee', () => {
  for (const orderStatus of ORDER_STATUSES)
    for (const side of ['seller', 'buyer'] as const)
      expect([
        next({ orderStatus }, side),
        orderProgress(anOrder({ orderStatus }), side).moneyText,
        whatIf(anOrder({ orderStatus }), PARTIES[side], 'Amana')?.answer,
      ]).not.toContainEqual(expect.stringMatching(/automatic|within|guarantee|hours|days/i));
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

test('order Delivered, transaction Completed: the trade is complete', () => {
  const settled = { orderStatus: 'Delivered', transactionStatus: 'Completed' } as const;
  expect([next(settled, 'seller'), next(settled, 'buyer')]).toEqual(Array(2).fill('This trade is complete.'));
});
