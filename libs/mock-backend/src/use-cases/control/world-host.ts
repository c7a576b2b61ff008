import type { Undone } from '../../persistence/undo.ts';
import type { ReportLog } from '../../simulation/report-log.ts';
import type { ScenarioName, World } from '../../simulation/world.ts';
import type { Outcome } from '../outcome.ts';

/** What the control API does to a world as a whole. */
export interface WorldHost {
  /** The current world; a reset, a restore and an undo may replace it. */
  readonly world: World;
  readonly reports: ReportLog;
  reset(scenario: ScenarioName, orders?: number): Promise<void>;
  /** Refused when the snapshot is of another version or its records do not fit together. */
  restore(snapshot: unknown): Promise<Outcome<null>>;
  /** Runs everything that falls due until then, each at its own time, and moves the clock there. */
  advanceTo(atMs: number): Promise<void>;
  /** Takes back the last call that changed something; refused when there is none. */
  undo(): Promise<Outcome<Undone>>;
}
