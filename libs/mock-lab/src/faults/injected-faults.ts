import type { Faults, Random } from '@amana/mock-backend';

export interface InjectedFault {
  readonly delayMs: number;
  readonly status: number | null;
  readonly offline: boolean;
}

export function injectFault(
  faults: Faults,
  operationId: string,
  random: Random,
): { fault: InjectedFault; left: Faults } {
  const delayMs = faults.latencyMs + (faults.jitterMs > 0 ? random.below(faults.jitterMs + 1) : 0);
  if (faults.offline) return { fault: { delayMs, status: null, offline: true }, left: faults };
  const planned = faults.failNext.find((next) => next.operationId === operationId);
  if (planned !== undefined) {
    const failNext = faults.failNext
      .map((next) => (next === planned ? { ...next, times: next.times - 1 } : next))
      .filter(({ times }) => times > 0);
    return { fault: { delayMs, status: planned.status, offline: false }, left: { ...faults, failNext } };
  }
  const fails = faults.failureRate > 0 && random.next() < faults.failureRate;
  return { fault: { delayMs, status: fails ? 503 : null, offline: false }, left: faults };
}
