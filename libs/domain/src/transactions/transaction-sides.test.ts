import { expect, test } from 'vitest';
import { formatSignedNaira } from '../money/format-naira.ts';
import { kobo } from '../money/kobo.ts';
import { BUYER, SELLER, STRANGER, aTransaction } from '../testing/an-order.ts';
import {
  transactionAmountSign,
  transactionPartyOf,
  transactionSideOf,
  transactionStatusShownTo,
  transactionTabOf,
} from './transaction-sides.ts';

test.each([
  [SELLER, 'seller', 'seller', 'sell', '+₦1,500.00'],
  [BUYER, 'buyer', 'buyer', 'buy', '-₦1,500.00'],
  [STRANGER, 'stranger', 'buyer', 'sell', '+₦1,500.00'],
])('%s is the %s, on the %s side, in the %s tab, and reads %s', (viewerId, party, side, tab, amount) => {
  const transaction = aTransaction();

  expect(transactionPartyOf(transaction, viewerId)).toBe(party);
  expect(transactionSideOf(transaction, viewerId)).toBe(side);
  expect(transactionTabOf(transaction, viewerId)).toBe(tab);
  expect(formatSignedNaira(transactionAmountSign(transaction, viewerId), kobo(150_000))).toBe(amount);
});

test('an empty id matches no party, not even an empty one', () => {
  expect(transactionPartyOf(aTransaction({ senderId: '', recipientId: '' }), '')).toBe('stranger');
});

test("the sender sees the order's status, the recipient the transaction's", () => {
  const transaction = aTransaction({ orderStatus: 'Delivered', transactionStatus: 'Settling' });

  expect(transactionStatusShownTo(transaction, BUYER)).toBe('Delivered');
  expect(transactionStatusShownTo(transaction, SELLER)).toBe('Settling');
});
