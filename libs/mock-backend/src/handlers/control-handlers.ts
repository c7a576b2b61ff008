import { takeSnapshot } from '../persistence/snapshot.ts';
import { postSupportMessage } from '../use-cases/chat/chat.ts';
import {
  clearMailbox,
  getEvents,
  getLedger,
  getMailbox,
  getUpload,
} from '../use-cases/control/mailbox-ledger-events.ts';
import { getClock, getDeadlines, moveClock } from '../use-cases/control/move-clock.ts';
import {
  createPersonaSession,
  getPersonas,
  getSettings,
  getState,
  putSnapshot,
  updateSettings,
} from '../use-cases/control/state-and-personas.ts';
import { resolveDispute } from '../use-cases/disputes/resolve-dispute.ts';
import { done } from '../use-cases/outcome.ts';
import { getAccounts, sendTransfer } from '../use-cases/payments/transfers.ts';
import { defineHandlers } from './handler-types.ts';

export const controlHandlers = defineHandlers({
  getState: ({ world }) => getState(world),
  getSnapshot: ({ world }) => done(takeSnapshot(world)),
  putSnapshot: ({ host, body }) => putSnapshot(host, body),
  getPersonas: () => getPersonas(),
  createPersonaSession: ({ world, path }) => createPersonaSession(world, path.id),
  getMailbox: ({ world, query }) => getMailbox(world, query),
  clearMailbox: ({ world }) => clearMailbox(world),
  getClock: ({ world }) => getClock(world),
  moveClock: ({ host, world, body }) => moveClock(host, world, body),
  getDeadlines: ({ world }) => getDeadlines(world),
  getSettings: ({ world }) => getSettings(world),
  updateSettings: ({ world, body }) => updateSettings(world, body),
  getLedger: ({ world }) => getLedger(world),
  getEvents: ({ world, query }) => getEvents(world, query),
  getUpload: ({ world, path }) => getUpload(world, path.id),
  getAccounts: ({ world }) => getAccounts(world),
  sendTransfer: ({ world, body }) => sendTransfer(world, body),
  resolveDispute: ({ world, path, body }) => resolveDispute(world, path.id, body),
  postSupportMessage: ({ world, body }) => postSupportMessage(world, body),
});
