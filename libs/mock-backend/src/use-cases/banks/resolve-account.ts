import type { Bank } from '@amana/api/contract';
import { refuse } from '@amana/domain';
import { type Persona, PERSONAS } from '../../simulation/personas.ts';
import type { UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import type { World } from '../../simulation/world.ts';
import { type Outcome, done } from '../outcome.ts';
import { accountNameFor } from './account-names.ts';

const SLOW_MS = 4_000;

export function bankAnswers(
  { rareOutcomes }: World,
  bank: Bank | undefined,
  accountNumber: string,
): Promise<void> | null {
  if (bank === undefined || rareOutcomes.bank(accountNumber) !== 'slow') return null;
  return new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}

/** Always the same name for a number, unless a rare outcome replaces it. */
export function accountHolder(
  { rareOutcomes }: World,
  caller: UserRow,
  bankCode: string,
  accountNumber: string,
): Outcome<string> {
  switch (rareOutcomes.bank(accountNumber)) {
    case 'notFound':
      return refuse('notFound', 'This account number was not found at the bank');
    case 'bankDown':
      return refuse('invalid', 'The bank cannot be reached right now. Please try again.');
    case 'own':
      return done(accountNameOf(caller));
    case 'nameMismatch':
      return done(accountNameFor(bankCode, accountNumber, accountNameOf(caller)));
    case 'slow':
    case undefined:
      return done(nameAtBank(bankCode, accountNumber));
  }
}

function nameAtBank(bankCode: string, accountNumber: string): string {
  const persona = PERSONAS.find(
    ({ bankAccount }: Persona) =>
      bankAccount?.bankCode === bankCode && bankAccount.accountNumber === accountNumber,
  );
  return persona === undefined ? accountNameFor(bankCode, accountNumber) : accountNameOf(persona);
}

export function accountNameOf(holder: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return fullName(holder).toUpperCase();
}
