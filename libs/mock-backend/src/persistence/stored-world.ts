import type { ChangedRow } from '../store/journal.ts';
import { number, orNull, recordOf } from '../store/shape.ts';
import { takeSnapshot } from './snapshot.ts';
import { TABLE_NAMES } from './snapshot-shape.ts';
import { worldRowOf } from './world-row.ts';
import type { WorldRow } from './world-row.ts';
import type { World } from '../simulation/world.ts';

/** A record as whoever keeps a world gives it back: the last `after` of its kind and id. */
export interface StoredRow {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
}

/** Every record of a world as if it just came, in plain data that nobody changes any more. */
export function rowsOf(world: World): ChangedRow[] {
  const snapshot = takeSnapshot(world);
  const rows: ChangedRow[] = [];
  const add = (kind: string, id: string | number, value: object) =>
    rows.push({ kind, id: String(id), before: null, after: { ...value } });
  for (const [kind, table] of Object.entries(snapshot.tables))
    for (const row of table) add(kind, row.id, row);
  for (const deadline of snapshot.deadlines.deadlines) add('deadlines', deadline.id, deadline);
  for (const entry of snapshot.ledger) add('ledger', entry.id, entry);
  for (const event of snapshot.events) add('events', event.seq, event);
  for (const mail of snapshot.mails) add('mails', mail.id, mail);
  for (const upload of snapshot.uploads) add('uploads', upload.id, upload);
  for (const [hash, grant] of snapshot.tokens) add('tokens', hash, grant);
  for (const [key, tries] of snapshot.tries) add('tries', key, tries);
  add('world', 'world', worldRowOf(world));
  return rows;
}

const isTimed = recordOf({ aheadMs: number, frozenAtMs: orNull(number) });

/** Enough of it to be read; the rest is judged as part of the snapshot that it becomes. */
export function isWorldRow(value: unknown): value is WorldRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    number(value.version) &&
    'nowMs' in value &&
    number(value.nowMs) &&
    'clock' in value &&
    isTimed(value.clock)
  );
}

/** The snapshot that the records make together, still to be judged; null when there is no world among them. */
export function snapshotFrom(
  rows: Iterable<StoredRow>,
  realNowMs: number,
): { version: number; snapshot: unknown } | null {
  const byKind = new Map<string, StoredRow[]>();
  for (const row of rows) {
    const known = byKind.get(row.kind);
    if (known === undefined) byKind.set(row.kind, [row]);
    else known.push(row);
  }
  const stored = (kind: string): readonly StoredRow[] => byKind.get(kind) ?? [];
  const values = (kind: string) => stored(kind).map(({ value }) => value);
  const pairs = (kind: string) => stored(kind).map(({ id, value }) => [id, value]);
  const [world] = values('world');
  if (!isWorldRow(world)) return null;

  const { clock, nextDeadlineId, nowMs, ...rest } = world;
  const snapshot = {
    ...rest,
    // Time went on while nobody kept the world, unless its clock stands still; it never goes back.
    nowMs: clock.frozenAtMs ?? Math.max(nowMs, Math.floor(realNowMs + clock.aheadMs)),
    frozen: clock.frozenAtMs !== null,
    tables: Object.fromEntries(TABLE_NAMES.map((name) => [name, values(name)])),
    deadlines: { nextId: nextDeadlineId, deadlines: values('deadlines') },
    ledger: values('ledger'),
    events: values('events'),
    mails: values('mails'),
    uploads: values('uploads'),
    tokens: pairs('tokens'),
    tries: pairs('tries'),
  };
  return { version: world.version, snapshot };
}
