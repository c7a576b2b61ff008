import type { ActiveDeviation } from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';
import { inGroup } from '../../in-group.ts';
import type { Deviation } from './answer.ts';
import { ENVELOPES } from './envelopes.ts';
import { FAILURES } from './failures.ts';
import { REFUSALS } from './refusals.ts';
import { VALUES } from './values.ts';

/** In the order of application: values first, the connection last. */
export const DEVIATIONS: Readonly<
  Record<ControlModels.DeviationName, Deviation & { readonly group: ControlModels.DeviationGroup }>
> = {
  ...inGroup('Values', VALUES),
  ...inGroup('Refusals', REFUSALS),
  ...inGroup('Envelope', ENVELOPES),
  ...inGroup('Failures', FAILURES),
};

export function deviationsOf(active: readonly ActiveDeviation[], operationId: string): Deviation[] {
  // Called for every answer.
  if (active.length === 0) return [];
  const isActive = (name: string) =>
    active.some(
      (one) => one.name === name && (!one.operationIds?.length || one.operationIds.includes(operationId)),
    );
  return Object.entries(DEVIATIONS).flatMap(([name, deviation]) => (isActive(name) ? [deviation] : []));
}
