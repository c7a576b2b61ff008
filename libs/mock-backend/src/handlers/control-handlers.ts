import { takeSnapshot } from '../persistence/snapshot.ts';
import { postSupportMessage } from '../use-cases/chat/chat.ts';
import { getClock, getDeadlines, moveClock } from '../use-cases/control/clock-and-deadlines.ts';
import * as control from '../use-cases/control/state-mailbox-events.ts';
import { resolveDispute } from '../use-cases/disputes/disputes.ts';
import { done } from '../use-cases/outcome.ts';
import { getAccounts, sendTransfer } from '../use-cases/payments/transfers.ts';
import { defineHandlers } from './handler-types.ts';

export const controlHandlers = defineHandlers({
  getState: ({ world }) => control.getState(world),
  getSnapshot: ({ world }) => done(takeSnapshot(world)),
  putSnapshot: ({ host, body }) => control.putSnapshot(host, body),
  getPersonas: () => control.getPersonas(),
  createPersonaSession: ({ world, path }) => control.createPersonaSession(world, path.id),
  getMailbox: ({ world, query }) => control.getMailbox(world, query),
  clearMailbox: ({ world }) => control.clearMailbox(world),
  getClock: ({ world }) => getClock(world),
  moveClock: ({ host, world, body }) => moveClock(host, world, body),
  getDeadlines: ({ world }) => getDeadlines(world),
  getSettings: ({ world }) => control.getSettings(world),
  updateSettings: ({ world, body }) => control.updateSettings(world, body),
  getLedger: ({ world }) => control.getLedger(world),
  getEvents: ({ world, query }) => control.getEvents(world, query),
  getUpload: ({ world, path }) => control.getUpload(world, path.id),
  getAccounts: ({ world }) => getAccounts(world),
  sendTransfer: ({ world, body }) => sendTransfer(world, body),
  resolveDispute: ({ world, path, body }) => resolveDispute(world, path.id, body),
  postSupportMessage: ({ world, body }) => postSupportMessage(world, body),
});
