import { validateBody } from '@amana/api/contract';
import { configureProductName } from '@amana/domain';
import type { ClockOptions } from '../simulation/clock.ts';
import { type Random, createRandom } from '../simulation/random.ts';
import { DEFAULT_SETTINGS } from '../simulation/time-settings.ts';
import { type World, NO_FAULTS } from '../simulation/world.ts';
import type { ChangedRow } from '../store/journal.ts';
import { type Kind, type Row, KINDS } from '../store/row-types.ts';
import type { Tables } from '../store/tables.ts';

export const SNAPSHOT_VERSION = 10;

/** The state of a world outside its tables. Its size does not grow. */
interface WorldRow extends Pick<World, 'scenario' | 'settings' | 'faults' | 'deviations'> {
  readonly version: number;
  readonly nowMs: number;
  readonly aheadMs: number;
  readonly frozenAtMs: number | null;
  readonly random: readonly number[] | null;
  readonly counters: Readonly<Record<string, number>>;
}

type Rows = { readonly [Name in Kind]: readonly Row<Name>[] };
export type Snapshot = WorldRow & { readonly rows: Rows };

type NewWorld = (clock: ClockOptions, random?: Random) => World;

export function worldRowOf(world: World): WorldRow {
  const { clock, scenario, settings, faults, deviations, random, counters } = world;
  const chosen = { scenario, settings, faults, deviations };
  return {
    version: SNAPSHOT_VERSION,
    nowMs: clock.now(),
    ...clock.position,
    ...chosen,
    random: random.state,
    counters: Object.fromEntries(counters),
  };
}

export function takeSnapshot(world: World): Snapshot {
  const rows = KINDS.map((kind) => [kind, [...world.tables[kind].all()]]);
  return { ...worldRowOf(world), rows: Object.fromEntries(rows) as Rows };
}

/** Fields of the contract are validated like the requests that set them; the collections check the rows. */
export function isSnapshot(value: unknown, deadlineTypes: readonly string[]): value is Snapshot {
  const snapshot = Object(value) as Partial<Record<keyof Snapshot, unknown>>;
  const { nowMs, aheadMs, frozenAtMs, random, counters, scenario, settings, faults, deviations } = snapshot;
  const rows = Object(snapshot.rows) as Rows;
  const numbers = [nowMs, aheadMs, frozenAtMs ?? 0, random ?? [], Object.values(Object(counters) as object)];
  return (
    snapshot.version === SNAPSHOT_VERSION &&
    numbers.flat().every(Number.isFinite) &&
    validateBody('resetWorld', { scenario }).ok &&
    validateBody('updateSettings', settings).ok &&
    validateBody('putFaults', faults).ok &&
    validateBody('putDeviations', { deviations }).ok &&
    KINDS.every((kind) => Array.isArray(rows[kind])) &&
    rows.deadlines.every((row?: { type?: string }) => deadlineTypes.includes(row?.type ?? ''))
  );
}

/** The current time of a stored world. A running clock has advanced since then and never goes back. */
function currentTimeOf({ nowMs, aheadMs, frozenAtMs }: WorldRow, realNowMs: number): number {
  return frozenAtMs ?? Math.max(nowMs, Math.floor(realNowMs + aheadMs));
}

/** Restores a world at its own time or at another. Throws for inconsistent rows. */
export async function restoreWorld(snapshot: Snapshot, newWorld: NewWorld, nowMs = snapshot.nowMs) {
  const { scenario, settings, faults, deviations, random, counters, frozenAtMs, rows } = snapshot;
  const resumed = random === null ? undefined : createRandom('snapshot', random);
  const world = newWorld({ startAtMs: nowMs, frozen: frozenAtMs !== null }, resumed);
  for (const kind of KINDS) await createAll(world.tables, kind, rows);
  for (const [name, count] of Object.entries(counters)) world.counters.set(name, count);
  world.scenario = scenario;
  world.settings = { ...DEFAULT_SETTINGS, ...settings };
  configureProductName(world.settings.productName);
  world.faults = { ...NO_FAULTS, ...faults };
  world.deviations = deviations;
  return world;
}

async function createAll<Name extends Kind>(tables: Pick<Tables, Name>, kind: Name, rows: Pick<Rows, Name>) {
  for (const row of rows[kind]) await tables[kind].create({ ...row });
}

export interface StoredRow {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
}

/** Thrown when the stored rows are not a whole world of this version. */
export class UnreadableWorldError extends Error {}

export function rowsOf(world: World): ChangedRow[] {
  const { rows, ...worldRow } = takeSnapshot(world);
  const ofTables = KINDS.flatMap((kind) =>
    rows[kind].map((row) => ({ kind, id: row.id, after: { ...row } })),
  );
  return [...ofTables, { kind: 'world', id: 'world', after: worldRow }];
}

export async function restoreStored(
  stored: readonly StoredRow[],
  deadlineTypes: readonly string[],
  realNowMs: number,
  newWorld: NewWorld,
): Promise<World> {
  const valuesOf = (kind: string) => stored.filter((row) => row.kind === kind).map(({ value }) => value);
  const rows = Object.fromEntries(KINDS.map((kind) => [kind, valuesOf(kind)]));
  const snapshot: unknown = { ...Object(valuesOf('world')[0]), rows };
  try {
    if (!isSnapshot(snapshot, deadlineTypes)) throw new Error('The stored world is of another version');
    return await restoreWorld(snapshot, newWorld, currentTimeOf(snapshot, realNowMs));
  } catch (cause) {
    throw new UnreadableWorldError('The stored world cannot be read', { cause });
  }
}
