import type { Refusal } from '@amana/domain';
import { refuse } from '@amana/domain';
import type { UserRow } from '../../world/rows.ts';
import { fullName } from '../../world/tell.ts';

/** Account numbers that begin so make the rare outcomes repeatable; docs/mock-backend.md lists them. */
export const MAGIC_PREFIXES = {
  notFound: '000',
  nameMismatch: '111',
  slow: '222',
  bankDown: '333',
} as const;

/** How long the bank of a 'slow' number takes, in ms of the device's clock. */
const SLOW_MS = 4_000;

/** Names that the simulated banks hold; anybody's account that is not the caller's own. */
const HOLDERS = ['OKORO BLESSING', 'MUSA IBRAHIM', 'ADEYEMI TAIWO', 'EFFIONG GRACE', 'BALOGUN KEHINDE'];

export type AccountHolder = { readonly ok: true; readonly accountName: string } | Refusal<400 | 404>;

/** What the bank answers for a number: the caller's own name, unless a magic prefix says otherwise. */
export async function accountHolder(caller: UserRow, accountNumber: string): Promise<AccountHolder> {
  if (accountNumber.startsWith(MAGIC_PREFIXES.notFound)) {
    return refuse(404, 'This account number was not found at the bank');
  }
  if (accountNumber.startsWith(MAGIC_PREFIXES.bankDown)) {
    return refuse(400, 'The bank cannot be reached right now. Please try again.');
  }
  if (accountNumber.startsWith(MAGIC_PREFIXES.slow)) {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  }
  if (accountNumber.startsWith(MAGIC_PREFIXES.nameMismatch)) {
    return { ok: true, accountName: HOLDERS[Number(accountNumber) % HOLDERS.length] ?? '' };
  }
  return { ok: true, accountName: ownAccountName(caller) };
}

/** Banks write names in capitals. */
export function ownAccountName(user: UserRow): string {
  return fullName(user).toUpperCase();
}
