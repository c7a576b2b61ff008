import type { ChangedRow } from '../store/journal.ts';
import type { Snapshot } from './snapshot.ts';
import { TABLE_NAMES } from './snapshot-shape.ts';
import { isWorldRow } from './stored-world.ts';

/** One list of a snapshot, by the ids under which the journal tells of its records. */
class Records {
  readonly #now: Map<string, unknown>;
  /** What had gone, the last one first. */
  readonly #back = new Map<string, unknown>();

  constructor(records: Iterable<readonly [string, unknown]>) {
    this.#now = new Map(records);
  }

  takeBack({ id, before, after }: ChangedRow): void {
    const records = this.#back.has(id) ? this.#back : this.#now;
    if (before === null) records.delete(id);
    else if (after === null) this.#back.set(id, before);
    else records.set(id, before);
  }

  /** What had gone was there before all that came since. */
  entries(): [string, unknown][] {
    return [...[...this.#back].reverse(), ...this.#now];
  }

  values(): unknown[] {
    return this.entries().map(([, value]) => value);
  }
}

const NONE = new Records([]);

/** The snapshot as it was before these changes; still to be judged. Chance goes on, so that no id comes twice. */
export function takeBack(snapshot: Snapshot, rows: readonly ChangedRow[], realNowMs: number): unknown {
  const lists = listsOf(snapshot);
  for (const row of rows.toReversed()) lists.get(row.kind)?.takeBack(row);
  const list = (kind: string) => lists.get(kind) ?? NONE;
  const world = rows.find(({ kind }) => kind === 'world')?.before;
  if (!isWorldRow(world)) return null;
  const { settings, faults, scenario, counters, clock, nextDeadlineId } = world;
  return {
    ...snapshot,
    ...{ settings, faults, scenario, counters },
    // Time goes on, unless it was what changed.
    nowMs: clock.frozenAtMs ?? Math.floor(realNowMs + clock.aheadMs),
    frozen: clock.frozenAtMs !== null,
    tables: Object.fromEntries(TABLE_NAMES.map((name) => [name, list(name).values()])),
    deadlines: { nextId: nextDeadlineId, deadlines: list('deadlines').values() },
    ledger: list('ledger').values(),
    events: list('events').values(),
    mails: list('mails').values(),
    uploads: list('uploads').values(),
    tokens: list('tokens').entries(),
    tries: list('tries').entries(),
  };
}

function listsOf(snapshot: Snapshot): Map<string, Records> {
  const byId = (records: readonly { readonly id: string | number }[]) =>
    new Records(records.map((record) => [String(record.id), record]));
  return new Map<string, Records>([
    ...Object.entries(snapshot.tables).map(([name, records]) => [name, byId(records)] as const),
    ['deadlines', byId(snapshot.deadlines.deadlines)],
    ['ledger', byId(snapshot.ledger)],
    ['events', new Records(snapshot.events.map((event) => [String(event.seq), event]))],
    ['mails', byId(snapshot.mails)],
    ['uploads', byId(snapshot.uploads)],
    ['tokens', new Records(snapshot.tokens)],
    ['tries', new Records(snapshot.tries)],
  ]);
}
