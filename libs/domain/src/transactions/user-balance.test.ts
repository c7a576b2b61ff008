import { expect, test } from 'vitest';
import { nairaToKobo } from '../money/kobo.ts';
import { TRANSACTION_STATUSES } from '../orders/transaction-status.ts';
import { NO_BALANCE, accountDeletionRefusal, balanceShares } from './user-balance.ts';

const AMOUNT = nairaToKobo(50_000);

test('balance: grows by the gross for the buyer, by the net for the seller', () => {
  const { buyer, seller } = balanceShares(AMOUNT, 'Completed');

  expect(buyer).toEqual({ ...NO_BALANCE, outgoingKobo: nairaToKobo(51_881.25) });
  expect(seller).toEqual({ ...NO_BALANCE, incomingKobo: nairaToKobo(48_118.75) });
});

test('balance: excludes Pending, AccountExpired, Failed and Cancelled', () => {
  const counting = TRANSACTION_STATUSES.filter((status) => {
    const { buyer, seller } = balanceShares(AMOUNT, status);
    expect(buyer.outgoingKobo > 0).toBe(seller.incomingKobo > 0);
    return buyer !== NO_BALANCE;
  });

  expect(counting).toEqual([
    'Paid',
    'DisputedOrder',
    'Delivered',
    'ProcessingSettlement',
    'Settling',
    'Completed',
  ]);
});

test.each(TRANSACTION_STATUSES)(
  'both parties of a transaction that is %s have it in escrow alike',
  (status) => {
    const { buyer, seller } = balanceShares(AMOUNT, status);
    const isHeld = ['Paid', 'DisputedOrder', 'Delivered', 'ProcessingSettlement', 'Settling'].includes(
      status,
    );

    expect([buyer.inEscrow, seller.inEscrow]).toEqual(isHeld ? [1, 1] : [0, 0]);
    expect([buyer.disputed, seller.disputed]).toEqual(status === 'DisputedOrder' ? [1, 1] : [0, 0]);
  },
);

test.each([
  [{ inEscrow: 0, disputed: 0 }, undefined],
  [{ inEscrow: 1, disputed: 0 }, 'held in escrow'],
  [{ inEscrow: 3, disputed: 0 }, 'held in escrow'],
  [{ inEscrow: 1, disputed: 1 }, 'open dispute'],
  [{ inEscrow: 3, disputed: 1 }, 'open dispute'],
])('account with %o is deleted, or refused with a reason', (balance, reason) => {
  const refusal = accountDeletionRefusal(balance);

  if (reason === undefined) expect(refusal).toBeNull();
  else
    expect(refusal).toMatchObject({ kind: 'conflict', message: expect.stringContaining(reason) as string });
});
