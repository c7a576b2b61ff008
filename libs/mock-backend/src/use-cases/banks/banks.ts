import type {
  Bank,
  BankAccount,
  GetBanksParams,
  ResolveBankAccountRequest,
  SaveBankAccountRequest,
} from '@amana/api/contract';
import { BANK_LIST_PAGE_SIZE, refuse } from '@amana/domain';
import { type Outcome, done, listed, refuseField } from '../outcome.ts';
import type { BankAccountRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { type Persona, PERSONAS } from '../../simulation/personas.ts';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import { SCREENS } from '../mail-and-notification-texts/links-to-screens.ts';
import { notifyAccountChange, withdrawalAccountText } from '../mail-and-notification-texts/texts.ts';
import { BANK_LIST, bankByCode, bankById } from './bank-list.ts';
import { accountNameFor } from './account-names.ts';

const SLOW_MS = 4_000;

export function getBanks({
  Filter = '',
  OrderBy,
  PageSize = BANK_LIST_PAGE_SIZE,
  PageNumber = 1,
}: GetBanksParams) {
  const wanted = Filter.trim().toLowerCase();
  const found = BANK_LIST.filter(
    ({ name, code }) => name.toLowerCase().includes(wanted) || code.includes(wanted),
  );
  if (OrderBy === '-name') found.reverse();
  const records = found.slice((PageNumber - 1) * PageSize, PageNumber * PageSize);
  return listed({ records, total: found.length }, (bank) => bank);
}

export function getBankAccount(world: World, caller: UserRow) {
  const row = world.indexes.bankAccountByUser.first(caller.id);
  return done(row === undefined ? null : bankAccountView(row));
}

export function resolveBankAccount(
  world: World,
  caller: UserRow,
  { bankCode, accountNumber }: ResolveBankAccountRequest,
) {
  if (bankByCode(bankCode) === undefined) return refuseField('bankCode', 'There is no such bank');
  const holder = accountHolder(world, caller, bankCode, accountNumber);
  return holder.ok ? done({ accountName: holder.value }) : holder;
}

/** Undefined where the bank's id and name do not match. */
export function bankOf({ bankId, bankName }: SaveBankAccountRequest): Bank | undefined {
  const bank = bankById(bankId);
  return bank?.name === bankName ? bank : undefined;
}

/** Resolves the account name again instead of trusting the request. */
export async function saveBankAccount(world: World, caller: UserRow, body: SaveBankAccountRequest) {
  const bank = bankOf(body);
  if (bank === undefined) return refuseField('bankId', 'There is no such bank');
  const holder = accountHolder(world, caller, bank.code, body.accountNumber);
  if (!holder.ok) return holder;
  if (holder.value !== body.accountName) {
    return refuse('invalid', 'The account name is not the one that the bank holds');
  }
  const known = world.indexes.bankAccountByUser.first(caller.id);
  const isKnown = known?.accountNumber === body.accountNumber && known.bankId === bank.id;
  const values = {
    accountNumber: body.accountNumber,
    bankName: bank.name,
    accountName: holder.value,
    bankId: bank.id,
    setAtMs: isKnown ? known.setAtMs : world.clock.now(),
  };
  const row =
    known === undefined
      ? await world.tables.bankAccounts.create({ id: world.random.uuid(), userId: caller.id, ...values })
      : await world.tables.bankAccounts.change(known.id, values);
  await record(world, 'user.bank-account', `${fullName(caller)} stored a withdrawal account`);
  if (!isKnown) {
    const change = `Your sales are now paid into ${withdrawalAccountText({ withdrawalAccount: row }, '')}.`;
    await notifyAccountChange(world, caller, SCREENS.editAccount, 'New withdrawal account', change);
  }
  return done(bankAccountView(row), 'Account updated successfully');
}

function bankAccountView({ userId: _, setAtMs, ...account }: BankAccountRow): BankAccount {
  return { ...account, setAt: new Date(setAtMs).toISOString() };
}

export function bankAnswers(
  { bankOutcomeOf }: World,
  bank: Bank | undefined,
  accountNumber: string,
): Promise<void> | null {
  if (bank === undefined || bankOutcomeOf(accountNumber) !== 'slow') return null;
  return new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}

/** Always the same name for a number, unless a rare outcome replaces it. */
function accountHolder(
  { bankOutcomeOf }: World,
  caller: UserRow,
  bankCode: string,
  accountNumber: string,
): Outcome<string> {
  switch (bankOutcomeOf(accountNumber)) {
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
