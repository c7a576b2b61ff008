import type { RecordedCall } from '../simulation/event-log.ts';
import type { ChangedRow } from '../store/journal.ts';

export interface WorldChange {
  readonly call: RecordedCall | null;
  /** Whether the world was replaced; `rows` then contains all its rows. */
  readonly isWhole: boolean;
  /** In chronological order: the last change of a row counts. */
  readonly rows: readonly ChangedRow[];
}

export type OnCommitted = (change: WorldChange) => void | Promise<void>;
