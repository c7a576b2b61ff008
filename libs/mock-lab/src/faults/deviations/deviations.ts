import type { ActiveDeviation } from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';
import type { Deviation, UngroupedDeviation } from './answer.ts';
import { ENVELOPES } from './envelopes.ts';
import { FAILURES } from './failures.ts';
import { REFUSALS } from './refusals.ts';
import { VALUES } from './values.ts';

/** In the order of application: values first, the connection last. */
export const DEVIATIONS: Readonly<Record<ControlModels.DeviationName, Deviation>> = {
  ...inGroup('Values', VALUES),
  ...inGroup('Refusals', REFUSALS),
  ...inGroup('Envelope', ENVELOPES),
  ...inGroup('Failures', FAILURES),
};

function inGroup<Name extends string>(
  group: Deviation['group'],
  table: Readonly<Record<Name, UngroupedDeviation>>,
) {
  const entries = Object.entries<UngroupedDeviation>(table);
  const grouped = entries.map(([name, deviation]) => [name, { group, ...deviation }]);
  return Object.fromEntries(grouped) as Record<Name, Deviation>;
}

export function deviationsOf(active: readonly ActiveDeviation[], operationId: string): Deviation[] {
  // Called for every answer.
  if (active.length === 0) return [];
  const names = active
    .filter(({ operationIds = [] }) => operationIds.length === 0 || operationIds.includes(operationId))
    .map(({ name }) => name);
  return Object.entries(DEVIATIONS).flatMap(([name, deviation]) =>
    names.includes(name as ControlModels.DeviationName) ? [deviation] : [],
  );
}
