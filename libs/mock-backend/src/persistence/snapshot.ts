import { validateBody } from '@amana/api/contract';
import type { ClockOptions } from '../simulation/clock.ts';
import { type Random, createRandom } from '../simulation/random.ts';
import { DEFAULT_SETTINGS } from '../simulation/time-settings.ts';
import { type World, NO_FAULTS } from '../simulation/world.ts';
import type { ChangedRow } from '../store/journal.ts';
import { type Kind, type Row, KINDS } from '../store/row-types.ts';
import type { Tables } from '../store/tables.ts';

export const SNAPSHOT_VERSION = 9;

/** The state of a world outside its tables. Its size does not grow. */
export interface WorldRow extends Pick<World, 'scenario' | 'settings' | 'faults' | 'deviations'> {
  readonly version: number;
  readonly nowMs: number;
  readonly aheadMs: number;
  readonly frozenAtMs: number | null;
  readonly random: readonly number[] | null;
  readonly counters: Readonly<Record<string, number>>;
}

type Rows = { readonly [Name in Kind]: readonly Row<Name>[] };

export interface Snapshot extends WorldRow {
  readonly rows: Rows;
}

type NewWorld = (clock: ClockOptions, random?: Random) => World;

export function worldRowOf(world: World): WorldRow {
  const { clock, scenario, settings, faults, deviations, random, counters } = world;
  const row = {
    version: SNAPSHOT_VERSION,
    scenario,
    settings,
    faults,
    deviations,
    nowMs: clock.now(),
    ...clock.position,
  };
  return { ...row, random: random.state, counters: Object.fromEntries(counters) };
}

export function takeSnapshot(world: World): Snapshot {
  const rows = KINDS.map((kind) => [kind, [...world.tables[kind].all()]]);
  return { ...worldRowOf(world), rows: Object.fromEntries(rows) as Rows };
}

/** Validates the version and the deadline types; the collections check the rows when they are created. */
export function isSnapshot(value: unknown, deadlineTypes: readonly string[]): value is Snapshot {
  if (!isWorldRow(value) || value.version !== SNAPSHOT_VERSION) return false;
  const rows = new Map(Object.entries(Object(Reflect.get(value, 'rows')) as object));
  return (
    KINDS.every((kind) => Array.isArray(rows.get(kind))) &&
    (rows.get('deadlines') as Partial<Rows['deadlines']>).every((row) =>
      deadlineTypes.includes(row?.type ?? ''),
    )
  );
}

/** Fields of the contract are validated like the requests that set them. */
function isWorldRow(value: unknown): value is WorldRow {
  if (typeof value !== 'object' || value === null) return false;
  const { version, nowMs, aheadMs, frozenAtMs, scenario, settings, faults, deviations, random, counters } =
    value as Partial<Record<keyof WorldRow, unknown>>;
  return (
    [
      version,
      nowMs,
      aheadMs,
      frozenAtMs ?? 0,
      ...Object.values((counters ?? {}) as Record<string, unknown>),
    ].every(Number.isFinite) &&
    (random === null || (Array.isArray(random) && random.every(Number.isFinite))) &&
    validateBody('resetWorld', { scenario }).ok &&
    validateBody('updateSettings', settings).ok &&
    validateBody('putFaults', faults).ok &&
    validateBody('putDeviations', { deviations }).ok
  );
}

/** The current time of a stored world. A running clock has advanced since then and never goes back. */
function currentTimeOf({ nowMs, aheadMs, frozenAtMs }: WorldRow, realNowMs: number): number {
  return frozenAtMs ?? Math.max(nowMs, Math.floor(realNowMs + aheadMs));
}

/** Restores a world at its own time or at another. Throws for invalid or inconsistent rows. */
export async function restoreWorld(
  snapshot: Snapshot,
  newWorld: NewWorld,
  nowMs = snapshot.nowMs,
): Promise<World> {
  const { scenario, settings, faults, deviations, random, counters, frozenAtMs, rows } = snapshot;
  const resumed = random === null ? undefined : createRandom('snapshot', random);
  const world = newWorld({ startAtMs: nowMs, frozen: frozenAtMs !== null }, resumed);
  for (const kind of KINDS) await createAll(world.tables, kind, rows);
  for (const [name, count] of Object.entries(counters)) world.counters.set(name, count);
  world.scenario = scenario;
  world.settings = { ...DEFAULT_SETTINGS, ...settings };
  world.faults = { ...NO_FAULTS, ...faults };
  world.deviations = deviations;
  return world;
}

async function createAll<Name extends Kind>(
  tables: Pick<Tables, Name>,
  kind: Name,
  rows: Pick<Rows, Name>,
): Promise<void> {
  for (const row of rows[kind]) await tables[kind].create({ ...row });
}

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
