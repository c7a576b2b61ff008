import { describe, expect, test } from 'vitest';
import { BUYER, SELLER, STRANGER, aTransaction } from '../testing/an-order.ts';
import { accountDeletionRefusal } from './money-in-flight.ts';
import { TRANSACTION_STATUSES } from './transaction-status.ts';

describe('deleting an account', () => {
  test.each(TRANSACTION_STATUSES)('with a transaction that is %s', (transactionStatus) => {
    const transactions = [aTransaction({ transactionStatus })];
    const isHeld = ['Paid', 'Delivered', 'ProcessingSettlement', 'Settling'].includes(transactionStatus);

    for (const userId of [SELLER, BUYER]) {
      const message = accountDeletionRefusal(transactions, userId)?.message;
      if (transactionStatus === 'DisputedOrder') expect(message).toContain('open dispute');
      else if (isHeld) expect(message).toContain('held in escrow');
      else expect(message).toBeUndefined();
    }
  });

  test("is not held up by other people's money", () => {
    expect(accountDeletionRefusal([aTransaction()], STRANGER)).toBeNull();
    expect(accountDeletionRefusal([], BUYER)).toBeNull();
  });

  test('is refused with 409 for one held transaction among many', () => {
    const transactions = [aTransaction({ transactionStatus: 'Completed' }), aTransaction(), aTransaction()];

    expect(accountDeletionRefusal(transactions, SELLER)?.status).toBe(409);
  });
});
