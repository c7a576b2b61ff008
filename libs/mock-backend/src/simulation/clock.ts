/** The time of the simulated world, in milliseconds since 1970: runs with the device's clock, or is frozen. */
export interface Clock {
  now(): number;
  readonly isFrozen: boolean;
  readonly position: ClockPosition;
  freeze(): void;
  unfreeze(): void;
  /** Throws for a time in the past, which only a snapshot can restore. */
  moveTo(atMs: number): void;
  /** Runs one step at another instant, so that an overdue event happens at its own time. */
  during<Result>(atMs: number, step: () => Result): Result;
  /** Like `moveTo`, but also backward: for a restored snapshot. */
  restore(atMs: number, frozen: boolean): void;
}

export interface ClockPosition {
  /** By how much it is ahead of the device's clock; 0 while it is frozen. */
  readonly aheadMs: number;
  readonly frozenAtMs: number | null;
}

export interface ClockOptions {
  /** The device's clock. */
  realNow?: () => number;
  startAtMs?: number;
  frozen?: boolean;
}

export function createClock({
  realNow = () => Date.now(),
  startAtMs,
  frozen = false,
}: ClockOptions = {}): Clock {
  let aheadMs = startAtMs === undefined ? 0 : startAtMs - realNow();
  let frozenAtMs = frozen ? (startAtMs ?? realNow()) : null;
  let pinnedAtMs: number | null = null;
  const now = () => pinnedAtMs ?? frozenAtMs ?? Math.floor(realNow() + aheadMs);
  const set = (atMs: number) => {
    aheadMs = atMs - realNow();
    if (frozenAtMs !== null) frozenAtMs = atMs;
  };
  return {
    now,
    get isFrozen() {
      return frozenAtMs !== null;
    },
    get position() {
      return { aheadMs: frozenAtMs === null ? aheadMs : 0, frozenAtMs };
    },
    freeze() {
      frozenAtMs = now();
    },
    unfreeze() {
      if (frozenAtMs === null) return;
      aheadMs = frozenAtMs - realNow();
      frozenAtMs = null;
    },
    moveTo(atMs) {
      if (atMs < now()) throw new RangeError('The clock only moves forward');
      set(atMs);
    },
    during(atMs, step) {
      const outer = pinnedAtMs;
      pinnedAtMs = atMs;
      try {
        return step();
      } finally {
        pinnedAtMs = outer;
      }
    },
    restore(atMs, isFrozen) {
      frozenAtMs = isFrozen ? atMs : null;
      set(atMs);
    },
  };
}
