import type { Bank } from '@amana/api/contract';
import { refuse } from '@amana/domain';
import { type Persona, PERSONAS } from '../../simulation/personas.ts';
import type { UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { ACCOUNT_PREFIXES } from '../../simulation/magic-values/account-prefixes.ts';
import { type Outcome, done } from '../outcome.ts';
import { accountNameFor } from './account-names.ts';

/** The response time of the bank of a 'slow' number, in ms of real time. */
const SLOW_MS = 4_000;

/** Resolves once a slow bank has responded; null for any other. */
export function bankAnswers(bank: Bank | undefined, accountNumber: string): Promise<void> | null {
  if (bank === undefined || !accountNumber.startsWith(ACCOUNT_PREFIXES.slow.prefix)) return null;
  return new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}

/** The name that the bank returns for a number: always the same, unless the number has a test prefix. */
export function accountHolder(caller: UserRow, bankCode: string, accountNumber: string): Outcome<string> {
  if (accountNumber.startsWith(ACCOUNT_PREFIXES.notFound.prefix)) {
    return refuse('notFound', 'This account number was not found at the bank');
  }
  if (accountNumber.startsWith(ACCOUNT_PREFIXES.bankDown.prefix)) {
    return refuse('invalid', 'The bank cannot be reached right now. Please try again.');
  }
  return done(nameAtBank(caller, bankCode, accountNumber));
}

function nameAtBank(caller: UserRow, bankCode: string, accountNumber: string): string {
  if (accountNumber.startsWith(ACCOUNT_PREFIXES.own.prefix)) return accountNameOf(caller);
  if (accountNumber.startsWith(ACCOUNT_PREFIXES.nameMismatch.prefix)) {
    return accountNameFor(bankCode, accountNumber, accountNameOf(caller));
  }
  const persona = PERSONAS.find(
    ({ bankAccount }: Persona) =>
      bankAccount?.bankCode === bankCode && bankAccount.accountNumber === accountNumber,
  );
  return persona === undefined ? accountNameFor(bankCode, accountNumber) : accountNameOf(persona);
}

export function accountNameOf(holder: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return fullName(holder).toUpperCase();
}
