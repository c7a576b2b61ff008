import {
  type MockBackend,
  type MockBackendOptions,
  type ScenarioName,
  createMockBackend,
} from '@amana/mock-backend';
import { labHandlers } from './control/lab-handlers.ts';
import { ReportLog } from './control/report-log.ts';
import { injectFaultsAndDeviations } from './faults/intercept.ts';
import { fillScenario } from './scenarios/library/library.ts';
import { bankOutcomeOf } from './magic-values/magic-values.ts';

export interface MockLabOptions extends Omit<
  MockBackendOptions,
  'fill' | 'bankOutcomeOf' | 'handlers' | 'intercept'
> {
  scenario?: ScenarioName;
  orders?: number | undefined;
}

export interface MockLab extends MockBackend {
  readonly reports: ReportLog;
}

/** The mock backend with scenarios, magic values, faults and deviations. */
export async function createMockLab({
  scenario = 'default',
  orders,
  ...options
}: MockLabOptions = {}): Promise<MockLab> {
  const reports = new ReportLog();
  const backend = await createMockBackend({
    ...options,
    fill: (world) => fillScenario(world, scenario, orders),
    bankOutcomeOf,
    handlers: labHandlers(reports),
    intercept: injectFaultsAndDeviations,
  });
  return { ...backend, reports };
}
