import type { Watch } from '../simulation/watch.ts';
import { UNWATCHED } from '../simulation/watch.ts';

/** What somebody tried lately: how often, and until when that counts. */
export interface TryCount {
  readonly count: number;
  readonly untilMs: number;
}

/** How often something was tried lately, by what was tried; forgotten once it has rested long enough. */
export class Tries {
  readonly #watch: Watch<TryCount>;
  readonly #byKey = new Map<string, TryCount>();

  constructor(watch: Watch<TryCount> = UNWATCHED) {
    this.#watch = watch;
  }

  at(key: string, nowMs: number): TryCount | undefined {
    const tries = this.#byKey.get(key);
    return tries !== undefined && tries.untilMs > nowMs ? tries : undefined;
  }

  add(key: string, nowMs: number, restMs: number): void {
    const count = (this.at(key, nowMs)?.count ?? 0) + 1;
    this.#sweep(nowMs);
    // Deleted first, so that the latest one stands last.
    this.forget(key);
    const tries = { count, untilMs: nowMs + restMs };
    this.#byKey.set(key, tries);
    this.#watch(key, tries, null);
  }

  forget(key: string): void {
    const tries = this.#byKey.get(key);
    if (tries === undefined) return;
    this.#byKey.delete(key);
    this.#watch(key, null, tries);
  }

  snapshot(): [string, TryCount][] {
    return [...this.#byKey];
  }

  restore(tries: readonly [string, TryCount][]): void {
    this.#byKey.clear();
    for (const [key, count] of tries) this.#byKey.set(key, count);
  }

  /** Oldest first, as far as they have rested: nothing grows with the addresses that a stranger makes up. */
  #sweep(nowMs: number): void {
    for (const [key, { untilMs }] of this.#byKey) {
      if (untilMs > nowMs) return;
      this.forget(key);
    }
  }
}
