import { done } from '../use-cases/outcome.ts';
import { defineHandlers } from './handler-types.ts';
import { identityScript } from '../identity/identity-script.ts';
import { MAGIC_VALUES } from '../simulation/magic-values/magic-values.ts';
import { getClock, getDeadlines, moveClock } from '../use-cases/control/move-clock.ts';
import {
  clearMailbox,
  getEvents,
  getLedger,
  getMailbox,
  getUpload,
} from '../use-cases/control/mailbox-ledger-events.ts';
import {
  getDeviations,
  getFaults,
  getSettings,
  putDeviations,
  putFaults,
  updateSettings,
} from '../use-cases/control/settings-faults-deviations.ts';
import {
  createPersonaSession,
  getPersonas,
  getState,
  putSnapshot,
  resetWorld,
  undoCall,
} from '../use-cases/control/reset-and-undo.ts';
import { LIBRARY, SCENARIO_NAMES } from '../scenarios/library/library.ts';
import { postSupportMessage } from '../use-cases/chat/chat.ts';
import { resolveDispute } from '../use-cases/disputes/resolve-dispute.ts';
import { getAccounts, sendTransfer } from '../use-cases/payments/transfers.ts';
import { takeSnapshot } from '../persistence/snapshot.ts';

/** The control API: time, mail, faults and the world as a whole, and what the buyer's bank and support do. */
export const controlHandlers = defineHandlers({
  getState: ({ world }) => getState(world),
  resetWorld: ({ host, world, body }) => resetWorld(host, world, body),
  getScenarios: () =>
    done(
      SCENARIO_NAMES.map((name) => {
        const { title, text, persona, path, group } = LIBRARY[name];
        return { name, title, text, persona, path, group };
      }),
    ),
  undoCall: ({ host }) => undoCall(host),
  getMagic: () => done([...MAGIC_VALUES]),
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
  getFaults: ({ world }) => getFaults(world),
  putFaults: ({ world, body }) => putFaults(world, body),
  getDeviations: ({ world }) => getDeviations(world),
  putDeviations: ({ world, body }) => putDeviations(world, body),
  getLedger: ({ world }) => getLedger(world),
  getEvents: ({ world, query }) => getEvents(world, query),
  getReports: ({ host }) => done(host.reports.newestFirst()),
  sendReports: ({ host, world, body }) => {
    host.reports.add(body, world.clock.now());
    return done(null, 'Received');
  },
  getUpload: ({ world, path }) => getUpload(world, path.id),
  getAccounts: ({ world }) => getAccounts(world),
  sendTransfer: ({ world, body }) => sendTransfer(world, body),
  resolveDispute: ({ world, path, body }) => resolveDispute(world, path.id, body),
  postSupportMessage: ({ world, body }) => postSupportMessage(world, body),
  getIdentityWidget: () => done(identityScript()),
});
