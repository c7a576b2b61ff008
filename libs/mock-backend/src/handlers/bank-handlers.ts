import type { HandlersOf } from '../http/handler.ts';
import { getBankAccount, getBanks, resolveBankAccount, saveBankAccount } from '../use-cases/banks/banks.ts';
import { ownRefusal } from './own.ts';

export const bankHandlers: HandlersOf<
  'getBanks' | 'getBankAccount' | 'resolveBankAccount' | 'saveBankAccount'
> = {
  getBanks: ({ query }) => getBanks(query),
  getBankAccount: ({ world, caller, path }) =>
    ownRefusal(world, caller, path.userId) ?? getBankAccount(world, caller),
  resolveBankAccount: ({ caller, body }) => resolveBankAccount(caller, body),
  saveBankAccount: ({ world, caller, path, body }) =>
    ownRefusal(world, caller, path.userId) ?? saveBankAccount(world, caller, body),
};
