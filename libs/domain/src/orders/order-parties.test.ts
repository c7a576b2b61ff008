import { expect, test } from 'vitest';
import { kobo } from '../money/kobo.ts';
import { BUYER, SELLER, STRANGER, anOrder } from '../testing/an-order.ts';
import { orderTabOf, partyOf, signedOrderAmount } from './order-parties.ts';

test.each([
  [SELLER, 'seller', 'sell'],
  [BUYER, 'buyer', 'buy'],
  [STRANGER, 'stranger', 'buy'],
  ['', 'stranger', 'buy'],
])('%s is the %s and finds the order under %s', (viewerId, party, tab) => {
  expect(partyOf(anOrder(), viewerId)).toBe(party);
  expect(orderTabOf(anOrder(), viewerId)).toBe(tab);
});

test('a side that is not bound yet is nobody', () => {
  expect(partyOf(anOrder({ sellerId: null, buyerId: undefined }), SELLER)).toBe('stranger');
  expect(partyOf({ sellerId: '', buyerId: '' }, '')).toBe('stranger');
});

test('an amount is incoming for the seller and outgoing for the buyer', () => {
  expect(signedOrderAmount('seller', kobo(150_000))).toBe('+₦1,500.00');
  expect(signedOrderAmount('buyer', kobo(150_000))).toBe('-₦1,500.00');
});
