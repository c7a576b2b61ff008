import { defineHandlers } from './handler-types.ts';
import {
  getDisputedTransactions,
  getOverview,
  getTransaction,
  getTransactionHistory,
} from '../use-cases/transactions/read-transactions.ts';
import { ownAccountRefusal } from './own-account-refusal.ts';

export const transactionHandlers = defineHandlers({
  getTransaction: ({ world, caller, path }) => getTransaction(world, caller, path.transactionId),
  getTransactionHistory: ({ world, caller, query }) => getTransactionHistory(world, caller, query),
  getDisputedTransactions: ({ world, caller, query }) => getDisputedTransactions(world, caller, query),
  getOverview: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.userId) ?? getOverview(world, caller),
});
