import type { Random } from './random.ts';

export interface FailNext {
  readonly operationId: string;
  readonly status: number;
  readonly times: number;
}

/** What is being injected into /api/v1. */
export interface Faults {
  readonly latencyMs: number;
  readonly jitterMs: number;
  readonly failureRate: number;
  readonly offline: boolean;
  readonly failNext: readonly FailNext[];
}

export const NO_FAULTS: Faults = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false, failNext: [] };

export interface InjectedFault {
  /** How long the answer is held back, in ms of the device's clock. */
  readonly delayMs: number;
  /** Answered instead of what was asked; null when nothing is wrong. */
  readonly status: number | null;
  /** The connection breaks without an answer. */
  readonly offline: boolean;
}

/** Decides the fate of one call, and what is left to inject after it. */
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
