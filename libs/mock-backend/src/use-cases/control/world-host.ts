import type { Snapshot } from '../../persistence/snapshot.ts';
import type { World } from '../../simulation/world.ts';
import type { Outcome } from '../outcome.ts';

export interface WorldHost {
  readonly world: World;
  reset(fill: (world: World) => Promise<void>): Promise<void>;
  /** Refuses a snapshot of another version and inconsistent records. */
  restore(snapshot: unknown): Promise<Outcome<null>>;
  continueFrom(snapshot: Snapshot): Promise<World>;
  advanceTo(atMs: number): Promise<void>;
}
