import { defineHandlers } from './handler.ts';
import { postSupportMessage } from '../use-cases/chat/chat.ts';
import { resolveDispute } from '../use-cases/disputes/resolve-dispute.ts';
import { getAccounts, sendTransfer } from '../use-cases/payments/transfers.ts';

/** The control API acting as the buyer's bank and as support. */
export const simulationHandlers = defineHandlers({
  getAccounts: ({ world }) => getAccounts(world),
  sendTransfer: ({ world, body }) => sendTransfer(world, body),
  resolveDispute: ({ world, path, body }) => resolveDispute(world, path.id, body),
  postSupportMessage: ({ world, body }) => postSupportMessage(world, body),
});
