import {
  type MockBackend,
  type MockBackendOptions,
  type ScenarioName,
  createMockBackend,
} from '@amana/mock-backend';
import { labHandlers } from './control/lab-handlers.ts';
import { ReportLog } from './control/report-log.ts';
import { injectFaultsAndDeviations } from './faults/intercept.ts';
import { UndoSteps } from './undo/undo-steps.ts';
import { fillScenario } from './scenarios/fill-scenario.ts';
import { MAGIC_OUTCOMES } from './magic-values/magic-values.ts';

export interface MockLabOptions extends Omit<
  MockBackendOptions,
  'fill' | 'rareOutcomes' | 'watchCall' | 'handlers' | 'intercept'
> {
  scenario?: ScenarioName;
  orders?: number | undefined;
}

export interface MockLab extends MockBackend {
  readonly reports: ReportLog;
}

/** The mock backend with scenarios, magic values, faults, deviations and undo. */
export async function createMockLab({
  scenario = 'default',
  orders,
  ...options
}: MockLabOptions = {}): Promise<MockLab> {
  const undoSteps = new UndoSteps();
  const reports = new ReportLog();
  const backend = await createMockBackend({
    ...options,
    fill: (world) => fillScenario(world, scenario, orders),
    rareOutcomes: MAGIC_OUTCOMES,
    watchCall: (world) => undoSteps.watch(world),
    handlers: labHandlers({ undoSteps, reports }),
    intercept: injectFaultsAndDeviations,
  });
  return { ...backend, reports };
}
