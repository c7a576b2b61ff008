import type { ClockOptions } from '../simulation/clock.ts';
import type { Random } from '../simulation/random.ts';
import { createRandom } from '../simulation/random.ts';
import { deadlineHandlers } from '../use-cases/deadline-handlers.ts';
import { SCENARIO_NAMES } from '../scenarios/library/library.ts';
import type { Snapshot } from './snapshot.ts';
import { fillFromSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';
import { snapshotShape } from './snapshot-shape.ts';
import type { StoredRow } from './stored-world.ts';
import { snapshotFrom } from './stored-world.ts';
import { UnreadableWorldError } from './unreadable-world-error.ts';
import type { World } from '../simulation/world.ts';

export type NewWorld = (clock: ClockOptions, random?: Random) => World;

const isWholeSnapshot = snapshotShape(Object.keys(deadlineHandlers), SCENARIO_NAMES);

export function isSnapshot(value: unknown): value is Snapshot {
  return isWholeSnapshot(value);
}

/** Throws when the records of the snapshot do not fit together. */
export function restoreWorld(snapshot: Snapshot, newWorld: NewWorld): World {
  // A seeded world goes on where its sequence stood.
  const random = snapshot.random === null ? undefined : createRandom('snapshot', snapshot.random);
  const world = newWorld({ startAtMs: snapshot.nowMs, frozen: snapshot.frozen }, random);
  fillFromSnapshot(world, snapshot);
  return world;
}

/** The world of stored records as of now; throws an UnreadableWorldError. */
export function restoreStored(rows: Iterable<StoredRow>, realNowMs: number, newWorld: NewWorld): World {
  const read = snapshotFrom(rows, realNowMs);
  if (read === null) throw new UnreadableWorldError('damaged');
  const { version, snapshot } = read;
  if (version > SNAPSHOT_VERSION) throw new UnreadableWorldError('newer');
  if (version < SNAPSHOT_VERSION) throw new UnreadableWorldError('older');
  if (!isSnapshot(snapshot)) throw new UnreadableWorldError('damaged');
  try {
    return restoreWorld(snapshot, newWorld);
  } catch {
    throw new UnreadableWorldError('damaged');
  }
}
