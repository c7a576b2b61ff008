export interface ClockOptions {
  realNow?: () => number;
  startAtMs?: number;
  frozen?: boolean;
}

export type Clock = ReturnType<typeof createClock>;

/** The simulated time in ms since 1970; it runs with the device's clock or is frozen. */
export function createClock({ realNow = () => Date.now(), startAtMs, frozen = false }: ClockOptions = {}) {
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
    freeze(): void {
      frozenAtMs = now();
    },
    unfreeze(): void {
      if (frozenAtMs === null) return;
      aheadMs = frozenAtMs - realNow();
      frozenAtMs = null;
    },
    moveTo(atMs: number): void {
      if (atMs < now()) throw new RangeError('The clock only moves forward');
      set(atMs);
    },
    /** Runs one step at another time, so that an overdue event happens when it was due. */
    async during<Result>(atMs: number, step: () => Result | Promise<Result>): Promise<Result> {
      const outer = pinnedAtMs;
      pinnedAtMs = atMs;
      try {
        return await step();
      } finally {
        pinnedAtMs = outer;
      }
    },
    /** Also moves backward: a scenario is played in the past and ends now. */
    restore(atMs: number, isFrozen: boolean): void {
      frozenAtMs = isFrozen ? atMs : null;
      set(atMs);
    },
  };
}
