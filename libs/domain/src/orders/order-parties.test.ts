import { expect, test } from 'vitest';
import { formatSignedNaira } from '../money/format-naira.ts';
import { kobo } from '../money/kobo.ts';
import { BUYER, SELLER, STRANGER, anOrder } from '../testing/an-order.ts';
import { amountSign, partyOf, tabOf } from './order-parties.ts';

test.each([
  [SELLER, 'seller', 'sell'],
  [BUYER, 'buyer', 'buy'],
  [STRANGER, 'stranger', 'buy'],
  ['', 'stranger', 'buy'],
])('user %s is the %s and finds the order under %s', (viewerId, party, tab) => {
  expect(partyOf(anOrder(), viewerId)).toBe(party);
  expect(tabOf(partyOf(anOrder(), viewerId))).toBe(tab);
});

test('a party that has not joined yet matches no viewer', () => {
  expect(partyOf(anOrder({ sellerId: null, buyerId: undefined }), SELLER)).toBe('stranger');
  expect(partyOf({ sellerId: '', buyerId: '' }, '')).toBe('stranger');
});

test('amount sign: incoming for the seller, outgoing for the buyer, none for others', () => {
  expect(formatSignedNaira(amountSign('seller'), kobo(150_000))).toBe('+₦1,500.00');
  expect(formatSignedNaira(amountSign('buyer'), kobo(150_000))).toBe('-₦1,500.00');
  expect(formatSignedNaira(amountSign('stranger'), kobo(150_000))).toBe('₦1,500.00');
});
