import { expect, test } from 'vitest';
import { nairaToKobo } from '../money/kobo.ts';
import { BUYER, SELLER, STRANGER } from '../testing/an-order.ts';
import { balanceOverview } from './overview.ts';
import { TRANSACTION_STATUSES } from './transaction-status.ts';
import type { TransactionStatus } from './transaction-status.ts';

function transaction(
  naira: number,
  transactionStatus: TransactionStatus,
  senderId = BUYER,
  recipientId = SELLER,
) {
  return { amount: nairaToKobo(naira), transactionStatus, senderId, recipientId };
}

test('the buyer reads the gross of what they sent, the seller the net of what they receive', () => {
  const transactions = [
    transaction(50_000, 'Paid'),
    transaction(100_000, 'Completed'),
    transaction(999, 'Paid', SELLER, BUYER),
    transaction(70_000, 'Pending'),
  ];

  expect(balanceOverview(transactions, BUYER)).toEqual({
    totalOutgoing: nairaToKobo(51_881.25 + 102_687.5),
    totalIncoming: nairaToKobo(961.41),
  });
  expect(balanceOverview(transactions, SELLER)).toEqual({
    totalOutgoing: nairaToKobo(1_036.59),
    totalIncoming: nairaToKobo(48_118.75 + 97_312.5),
  });
  expect(balanceOverview(transactions, STRANGER)).toEqual({ totalOutgoing: 0, totalIncoming: 0 });
});

test('Pending, AccountExpired, Failed and Cancelled do not count', () => {
  const counting = TRANSACTION_STATUSES.filter(
    (status) => balanceOverview([transaction(50_000, status)], BUYER).totalOutgoing > 0,
  );

  expect(counting).toEqual([
    'Paid',
    'DisputedOrder',
    'Delivered',
    'ProcessingSettlement',
    'Settling',
    'Completed',
  ]);
});
