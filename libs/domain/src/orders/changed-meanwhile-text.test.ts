import { expect, test } from 'vitest';
import { changedMeanwhileText } from './changed-meanwhile-text.ts';
import { ORDER_TRANSITIONS, ORDER_STATUSES } from './order-transitions.ts';

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
