import { defineHandlers } from './handler-types.ts';
import { createThread, editMessage, getThreadMessages, sendMessage } from '../use-cases/chat/chat.ts';
import {
  cancelDispute,
  createDispute,
  getDispute,
  getDisputeByTransaction,
} from '../use-cases/disputes/disputes.ts';
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
  getDispute: ({ world, caller, path }) => getDispute(world, caller, path.id),
  getDisputeByTransaction: ({ world, caller, path }) => getDisputeByTransaction(world, caller, path.id),
  createDispute: ({ world, caller, body }) => createDispute(world, caller, body),
  cancelDispute: ({ world, caller, path }) => cancelDispute(world, caller, path.id),
  getThreadMessages: ({ world, caller, path, query }) =>
    getThreadMessages(world, caller, path.threadId, query),
  sendMessage: ({ world, caller, body }) => sendMessage(world, caller, body),
  editMessage: ({ world, caller, body }) => editMessage(world, caller, body),
  createThread: ({ world, caller, body }) => createThread(world, caller, body),
});
