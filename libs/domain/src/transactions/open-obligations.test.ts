import { expect, test } from 'vitest';
import { accountDeletionRefusal } from './open-obligations.ts';

test.each([
  [{ inEscrow: 0, disputed: 0 }, undefined],
  [{ inEscrow: 1, disputed: 0 }, 'held in escrow'],
  [{ inEscrow: 3, disputed: 0 }, 'held in escrow'],
  [{ inEscrow: 1, disputed: 1 }, 'open dispute'],
  [{ inEscrow: 3, disputed: 1 }, 'open dispute'],
])('deleting an account that has %o', (balance, reason) => {
  const refusal = accountDeletionRefusal(balance);

  if (reason === undefined) expect(refusal).toBeNull();
  else
    expect(refusal).toMatchObject({ kind: 'conflict', message: expect.stringContaining(reason) as string });
});
