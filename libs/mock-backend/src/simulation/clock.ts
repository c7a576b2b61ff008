/** The time of the simulated world, in milliseconds since 1970: runs with the device's clock, or stands still. */
export interface Clock {
  now(): number;
  readonly isFrozen: boolean;
  /** By how much it runs ahead of the device's clock, in ms; while it stands still, when that is. */
  readonly position: ClockPosition;
  freeze(): void;
  unfreeze(): void;
  /** Forward only: the past is reached by restoring a snapshot. Going back throws. */
  moveTo(atMs: number): void;
  /** Runs one step as of an earlier or later instant: what fell due while nobody looked happens at its own time. */
  during<Result>(atMs: number, step: () => Result): Result;
  /** As `moveTo`, but also backward: for a restored snapshot. */
  restore(atMs: number, frozen: boolean): void;
}

export interface ClockPosition {
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
      return { aheadMs, frozenAtMs };
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
