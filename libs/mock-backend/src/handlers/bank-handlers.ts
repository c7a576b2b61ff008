import { type Preparations, defineHandlers } from './handler-types.ts';
import { bankByCode } from '../use-cases/banks/bank-list.ts';
import {
  bankOf,
  getBankAccount,
  getBanks,
  resolveBankAccount,
  saveBankAccount,
} from '../use-cases/banks/banks.ts';
import { bankAnswers } from '../use-cases/banks/resolve-account.ts';
import { ownAccountRefusal } from './own-account-refusal.ts';

export const bankHandlers = defineHandlers({
  getBanks: ({ query }) => getBanks(query),
  getBankAccount: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.userId) ?? getBankAccount(world, caller),
  resolveBankAccount: ({ caller, body }) => resolveBankAccount(caller, body),
  saveBankAccount: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.userId) ?? saveBankAccount(world, caller, body),
});

/** A slow bank is awaited outside the command queue; a call that is refused without the bank does not wait. */
export const bankPreparations: Preparations = {
  resolveBankAccount: ({ body }) => bankAnswers(bankByCode(body.bankCode), body.accountNumber),
  saveBankAccount: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.userId) === null
      ? bankAnswers(bankOf(body), body.accountNumber)
      : null,
};
