import type { RecordedCall } from '../simulation/event-log.ts';
import type { ChangedRow } from '../store/journal.ts';

/** What a call, or the clock, changed. */
export interface WorldChange {
  /** Null for due events, and for the world that a backend starts with. */
  readonly call: RecordedCall | null;
  /** Whether another world replaced the former one; `rows` are then all its rows. */
  readonly isWhole: boolean;
  /** In the order in which it happened: of several changes of one row the last one counts. */
  readonly rows: readonly ChangedRow[];
}

export type OnCommitted = (change: WorldChange) => void | Promise<void>;
