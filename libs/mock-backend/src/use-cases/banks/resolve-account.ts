import type { Refusal } from '@amana/domain';
import { refuse } from '@amana/domain';
import type { Persona } from '../../scenarios/personas.ts';
import { PERSONAS } from '../../scenarios/personas.ts';
import type { UserRow } from '../../world/rows.ts';
import { fullName } from '../../world/tell.ts';
import { accountNameFor } from './account-names.ts';

/** Account numbers that begin so make the rare outcomes repeatable; docs/mock-backend.md lists them. */
const MAGIC_PREFIXES = {
  notFound: '000',
  nameMismatch: '111',
  slow: '222',
  bankDown: '333',
  own: '444',
} as const;

/** How long the bank of a 'slow' number takes, in ms of the device's clock. */
const SLOW_MS = 4_000;

export type AccountHolder = { readonly ok: true; readonly accountName: string } | Refusal<400 | 404>;

/** What the bank answers for a number: always the same holder, unless a magic prefix says otherwise. */
export async function accountHolder(
  caller: UserRow,
  bankCode: string,
  accountNumber: string,
): Promise<AccountHolder> {
  if (accountNumber.startsWith(MAGIC_PREFIXES.notFound)) {
    return refuse(404, 'This account number was not found at the bank');
  }
  if (accountNumber.startsWith(MAGIC_PREFIXES.bankDown)) {
    return refuse(400, 'The bank cannot be reached right now. Please try again.');
  }
  if (accountNumber.startsWith(MAGIC_PREFIXES.slow)) {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  }
  return { ok: true, accountName: nameAtBank(caller, bankCode, accountNumber) };
}

function nameAtBank(caller: UserRow, bankCode: string, accountNumber: string): string {
  if (accountNumber.startsWith(MAGIC_PREFIXES.own)) return accountNameOf(caller);
  if (accountNumber.startsWith(MAGIC_PREFIXES.nameMismatch)) {
    return accountNameFor(bankCode, accountNumber, accountNameOf(caller));
  }
  const persona = PERSONAS.find(
    ({ bankAccount }: Persona) =>
      bankAccount?.bankCode === bankCode && bankAccount.accountNumber === accountNumber,
  );
  return persona === undefined ? accountNameFor(bankCode, accountNumber) : accountNameOf(persona);
}

/** Banks write names in capitals. */
export function accountNameOf(holder: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return fullName(holder).toUpperCase();
}
