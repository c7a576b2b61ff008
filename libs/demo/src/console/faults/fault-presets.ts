import type { Faults, FaultsRequest } from '@amana/api/control';

export interface FaultPreset {
  readonly name: string;
  readonly text: string;
  readonly faults: Pick<Faults, 'latencyMs' | 'jitterMs' | 'failureRate' | 'offline'>;
}

const NONE = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false };

export const FAULT_PRESETS: readonly FaultPreset[] = [
  { name: 'None', text: 'Everything answers at once.', faults: NONE },
  {
    name: 'Slow',
    text: 'Two to three seconds a call.',
    faults: { ...NONE, latencyMs: 2_000, jitterMs: 1_000 },
  },
  { name: 'Flaky', text: 'Three calls of ten fail.', faults: { ...NONE, failureRate: 0.3 } },
  { name: 'Offline', text: 'No call gets through.', faults: { ...NONE, offline: true } },
];

export function isPreset({ faults }: FaultPreset, standing: Faults): boolean {
  return (
    faults.latencyMs === standing.latencyMs &&
    faults.jitterMs === standing.jitterMs &&
    faults.failureRate === standing.failureRate &&
    faults.offline === standing.offline
  );
}

/** One more call that will fail, beside what stands. */
export function withFailNext(standing: Faults, operationId: string, status: number): FaultsRequest {
  return { ...standing, failNext: [...standing.failNext, { operationId, status, times: 1 }] };
}
