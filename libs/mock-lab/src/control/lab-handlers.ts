import {
  type Handlers,
  type controlHandlers,
  type providerHandlers,
  done,
  getState,
} from '@amana/mock-backend';
import { identityScript } from '../identity/identity-widget.ts';
import { LIBRARY, SCENARIO_NAMES, fillScenario } from '../scenarios/library/library.ts';
import { getDeviations, getFaults, putDeviations, putFaults } from './faults-and-deviations.ts';
import type { ReportLog } from './report-log.ts';

/** Operations that the mock backend lacks; a missing one is a compile error. */
type LabHandlers = Omit<Handlers, keyof typeof providerHandlers | keyof typeof controlHandlers>;

export function labHandlers(reports: ReportLog): LabHandlers {
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
