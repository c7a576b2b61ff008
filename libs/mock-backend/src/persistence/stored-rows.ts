import type { ChangedRow } from '../store/journal.ts';
import { KINDS } from '../store/row-types.ts';
import type { World } from '../simulation/world.ts';
import {
  type NewWorld,
  currentTimeOf,
  isSnapshot,
  isWorldRow,
  restoreWorld,
  SNAPSHOT_VERSION,
  takeSnapshot,
} from './snapshot.ts';

export interface StoredRow {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
}

/** Thrown when the stored rows are not a world of this version. */
export class UnreadableWorldError extends Error {
  readonly reason: 'newer' | 'older' | 'damaged';

  constructor(reason: 'newer' | 'older' | 'damaged') {
    super(`The stored world is ${reason === 'damaged' ? 'damaged' : `of a version that is ${reason}`}`);
    this.name = 'UnreadableWorldError';
    this.reason = reason;
  }
}

export function rowsOf(world: World): ChangedRow[] {
  const { rows, ...worldRow } = takeSnapshot(world);
  return [
    ...KINDS.flatMap((kind) =>
      rows[kind].map((row) => ({ kind, id: row.id, before: null, after: { ...row } })),
    ),
    { kind: 'world', id: 'world', before: null, after: worldRow },
  ];
}

export async function restoreStored(
  stored: Iterable<StoredRow>,
  deadlineTypes: readonly string[],
  realNowMs: number,
  newWorld: NewWorld,
): Promise<World> {
  const rows = [...stored];
  const valuesOf = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  const [world] = valuesOf('world');
  const version = Number(Reflect.get(Object(world), 'version'));
  if (version > SNAPSHOT_VERSION) throw new UnreadableWorldError('newer');
  if (version < SNAPSHOT_VERSION) throw new UnreadableWorldError('older');
  if (!isWorldRow(world)) throw new UnreadableWorldError('damaged');
  const snapshot = { ...world, rows: Object.fromEntries(KINDS.map((kind) => [kind, valuesOf(kind)])) };
  if (!isSnapshot(snapshot, deadlineTypes)) throw new UnreadableWorldError('damaged');
  try {
    return await restoreWorld(snapshot, newWorld, currentTimeOf(snapshot, realNowMs));
  } catch {
    throw new UnreadableWorldError('damaged');
  }
}
