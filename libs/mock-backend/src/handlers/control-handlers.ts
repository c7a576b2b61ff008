import { done } from '../http/answer.ts';
import type { HandlersOf } from './handler.ts';
import { identityScript } from '../identity/identity-script.ts';
import { TEST_VALUES } from '../simulation/test-values/test-values.ts';
import { getClock, getDeadlines, moveClock } from '../use-cases/control/clock.ts';
import { clearMailbox, getEvents, getLedger, getMailbox, getUpload } from '../use-cases/control/records.ts';
import { getFaults, getSettings, putFaults, updateSettings } from '../use-cases/control/simulation.ts';
import {
  createPersonaSession,
  getPersonas,
  getScenarios,
  getState,
  putSnapshot,
  resetWorld,
  undoCall,
} from '../use-cases/control/worlds.ts';
import { takeSnapshot } from '../persistence/snapshot.ts';

/** Time, mail, faults and the world as a whole; what moves money or speaks as support stands with its own area. */
export const controlHandlers: HandlersOf<
  | 'getState'
  | 'resetWorld'
  | 'getScenarios'
  | 'undoCall'
  | 'getMagic'
  | 'getSnapshot'
  | 'putSnapshot'
  | 'getPersonas'
  | 'createPersonaSession'
  | 'getMailbox'
  | 'clearMailbox'
  | 'getClock'
  | 'moveClock'
  | 'getDeadlines'
  | 'getSettings'
  | 'updateSettings'
  | 'getFaults'
  | 'putFaults'
  | 'getLedger'
  | 'getEvents'
  | 'getUpload'
  | 'getIdentityWidget'
> = {
  getState: ({ world }) => getState(world),
  resetWorld: ({ host, world, body }) => resetWorld(host, world, body),
  getScenarios: () => getScenarios(),
  undoCall: ({ host }) => undoCall(host),
  getMagic: () => done([...TEST_VALUES]),
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
  getLedger: ({ world }) => getLedger(world),
  getEvents: ({ world, query }) => getEvents(world, query),
  getUpload: ({ world, path }) => getUpload(world, path.id),
  getIdentityWidget: () => ({ ok: true, body: identityScript() }),
};
