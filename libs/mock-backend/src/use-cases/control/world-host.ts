import type { Snapshot } from '../../persistence/snapshot.ts';
import type { World } from '../../simulation/world.ts';
import type { Outcome } from '../outcome.ts';

/** What the control API does to a world as a whole. */
export interface WorldHost {
  /** The current world; a reset and a restored snapshot replace it. */
  readonly world: World;
  /** Starts a new world with the present clock. */
  reset(fill: (world: World) => Promise<void>): Promise<void>;
  /** Refused when the snapshot is of another version or its records do not fit together. */
  restore(snapshot: unknown): Promise<Outcome<null>>;
  /** Restores a snapshot of this host, at the present time where its clock runs. */
  continueFrom(snapshot: Snapshot): Promise<World>;
  /** Runs everything that falls due until then, each at its own time, and moves the clock there. */
  advanceTo(atMs: number): Promise<void>;
}
