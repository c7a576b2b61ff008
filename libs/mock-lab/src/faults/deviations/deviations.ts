import type { ActiveDeviation } from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';
import type { Deviation } from './answer.ts';
import { ENVELOPES, FIELDS } from './envelopes.ts';
import { CONNECTIONS, FAILURES } from './failures.ts';
import { REFUSAL_ENVELOPES } from './refusal-envelopes.ts';
import { REFUSALS } from './refusals.ts';
import { TIMES, VALUES } from './values.ts';

/** In the order of application: values first, the envelope last. */
export const DEVIATIONS: Readonly<Record<ControlModels.DeviationName, Deviation>> = {
  ...inGroup('Values', VALUES),
  ...inGroup('Times', TIMES),
  ...inGroup('Refusals', REFUSALS),
  ...inGroup('Refusals', REFUSAL_ENVELOPES),
  ...inGroup('Failures', FAILURES),
  ...inGroup('Fields', FIELDS),
  ...inGroup('Envelope', ENVELOPES),
  ...inGroup('Connection', CONNECTIONS),
};

function inGroup<Name extends string>(
  group: Deviation['group'],
  table: Readonly<Record<Name, Omit<Deviation, 'group'>>>,
): Record<Name, Deviation> {
  const entries = Object.entries<Omit<Deviation, 'group'>>(table);
  return Object.fromEntries(entries.map(([name, deviation]) => [name, { group, ...deviation }])) as Record<
    Name,
    Deviation
  >;
}

export function deviationsOf(active: readonly ActiveDeviation[], operationId: string): Deviation[] {
  if (active.length === 0) return [];
  const names = new Set(
    active
      .filter(({ operationIds = [] }) => operationIds.length === 0 || operationIds.includes(operationId))
      .map(({ name }) => name),
  );
  return Object.entries(DEVIATIONS)
    .filter(([name]) => names.has(name as ControlModels.DeviationName))
    .map(([, deviation]) => deviation);
}
