import { done } from '../use-cases/outcome.ts';
import { defineHandlers } from './handler.ts';
import { identityScript } from '../identity/identity-script.ts';
import { MAGIC_VALUES } from '../simulation/magic-values/magic-values.ts';
import { getClock, getDeadlines, moveClock } from '../use-cases/control/clock.ts';
import { clearMailbox, getEvents, getLedger, getMailbox, getUpload } from '../use-cases/control/records.ts';
import {
  getDeviations,
  getFaults,
  getSettings,
  putDeviations,
  putFaults,
  updateSettings,
} from '../use-cases/control/simulation.ts';
import {
  createPersonaSession,
  getPersonas,
  getState,
  putSnapshot,
  resetWorld,
  undoCall,
} from '../use-cases/control/worlds.ts';
import { LIBRARY, SCENARIO_NAMES } from '../scenarios/library/library.ts';
import { takeSnapshot } from '../persistence/snapshot.ts';

/** Time, mail, faults and the world as a whole. */
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
  getUpload: ({ world, path }) => getUpload(world, path.id),
  getIdentityWidget: () => done(identityScript()),
});
