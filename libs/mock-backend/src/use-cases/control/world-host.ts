import type { Snapshot } from '../../persistence/snapshot.ts';
import type { World } from '../../simulation/world.ts';
import type { Outcome } from '../outcome.ts';

export interface WorldHost {
  /** The current world; a reset and a restored snapshot replace it. */
  readonly world: World;
  reset(fill: (world: World) => Promise<void>): Promise<void>;
  /** Refuses a snapshot of another version and inconsistent records. */
  restore(snapshot: unknown): Promise<Outcome<null>>;
  continueFrom(snapshot: Snapshot): Promise<World>;
  /** Runs everything that falls due until then, each at its own time, and moves the clock there. */
  advanceTo(atMs: number): Promise<void>;
}
