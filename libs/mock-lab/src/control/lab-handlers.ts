import {
  type Handlers,
  type controlHandlers,
  type providerHandlers,
  done,
  getState,
  record,
} from '@amana/mock-backend';
import { identityScript } from '../identity/identity-widget.ts';
import type { UndoSteps } from '../undo/undo-steps.ts';
import { fillScenario } from '../scenarios/fill-scenario.ts';
import { LIBRARY, SCENARIO_NAMES } from '../scenarios/library/library.ts';
import { MAGIC_VALUES } from '../magic-values/magic-values.ts';
import { getDeviations, getFaults, putDeviations, putFaults } from './faults-and-deviations.ts';
import type { ReportLog } from './report-log.ts';

interface Laboratory {
  readonly undoSteps: UndoSteps;
  readonly reports: ReportLog;
}

/** Operations that the mock backend lacks; a missing one is a compile error. */
type LabHandlers = Omit<Handlers, keyof typeof providerHandlers | keyof typeof controlHandlers>;

export function labHandlers({ undoSteps, reports }: Laboratory): LabHandlers {
  return {
    async resetWorld({ host, world, body: { scenario = world.scenario, orders } }) {
      await host.reset((next) => fillScenario(next, scenario, orders));
      return getState(host.world);
    },
    getScenarios: () =>
      done(
        SCENARIO_NAMES.map((name) => {
          const { title, text, persona, path, group } = LIBRARY[name];
          return { name, title, text, persona, path, group };
        }),
      ),
    async undoCall({ host }) {
      const taken = await undoSteps.undo(host);
      if (!taken.ok) return taken;
      const { method, path } = taken.value.undone;
      const { world } = host;
      await world.recorder.during('Asked for through the control API', () =>
        record(world, 'call.undone', `Taken back: ${method} ${path}`),
      );
      return taken;
    },
    getMagic: () => done([...MAGIC_VALUES]),
    getFaults: ({ world }) => getFaults(world),
    putFaults: ({ world, body }) => putFaults(world, body),
    getDeviations: ({ world }) => getDeviations(world),
    putDeviations: ({ world, body }) => putDeviations(world, body),
    getReports: () => done(reports.newestFirst()),
    sendReports({ world, body }) {
      reports.add(body, world.clock.now());
      return done(null, 'Received');
    },
    getIdentityWidget: () => done(identityScript()),
  };
}
