import { expect, test } from 'vitest';
import { kobo } from '../money/kobo.ts';
import type { Side } from '../orders/order-parties.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import { anOrder } from '../testing/an-order.ts';
import type { ProgressState } from './order-progress.ts';
import { whatIf } from './what-if.ts';

const PARTIES = {
  seller: { side: 'seller', called: 'Ada', total: kobo(9_731_250), hasBankDetails: true },
  buyer: { side: 'buyer', called: 'Chidi', total: kobo(10_268_750), hasBankDetails: true },
} as const;

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
] as const)('%s: the worry of each side', (orderStatus, seller, buyer) => {
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
] as const)('%s: the %s reads where the money is', (orderStatus, side, answer) => {
  expect(worry({ orderStatus }, side)?.answer).toBe(answer);
});

test('an amount that is not certain is left out', () => {
  expect(worry({ orderStatus: 'Shipped' }, 'buyer', { total: null })?.answer).toMatch(/^Your money stays/);
});

test.each(['Paid', 'Shipped'] as const)('%s: the buyer is led to a dispute', (orderStatus) => {
  expect(worry({ orderStatus }, 'buyer')?.action).toBe('dispute');
});

test('nobody to remind, records that contradict each other, unknown status: nothing', () => {
  expect(worry({ sellerId: null }, 'buyer')).toBeNull();
  expect(worry({ orderStatus: 'Approved', buyerId: null }, 'seller')).toBeNull();
  expect(worry({ orderStatus: 'Paid', transactionStatus: 'Failed' }, 'buyer')).toBeNull();
  expect(worry({ orderStatus: 'Blocked' as OrderStatus }, 'seller')).toBeNull();
});
