import type { Deadline } from '../simulation/deadlines.ts';
import type { WorldEvent } from '../simulation/event-log.ts';
import type { Faults } from '../simulation/faults.ts';
import type { LedgerEntry } from '../store/ledger.ts';
import type { Mail } from '../simulation/mailbox.ts';
import type { Settings } from '../simulation/settings.ts';
import type { TokenGrant } from '../store/tokens.ts';
import type { TryCount } from '../store/tries.ts';
import type { Uploads } from '../store/uploads.ts';
import type { Table } from '../store/table.ts';
import type { Tables } from '../store/tables.ts';
import type { ScenarioName, World } from '../simulation/world.ts';

/** Raised whenever the inside of a snapshot changes; another version is refused. */
export const SNAPSHOT_VERSION = 4;

/** The whole world as plain data. */
export interface Snapshot {
  readonly version: typeof SNAPSHOT_VERSION;
  readonly scenario: ScenarioName;
  readonly nowMs: number;
  readonly frozen: boolean;
  readonly settings: Settings;
  readonly faults: Faults;
  readonly random: readonly number[] | null;
  readonly counters: [string, number][];
  readonly tables: { readonly [Name in keyof Tables]: RowsOf<Tables[Name]> };
  readonly deadlines: { nextId: number; deadlines: Deadline[] };
  readonly ledger: readonly LedgerEntry[];
  readonly events: readonly WorldEvent[];
  readonly mails: readonly Mail[];
  readonly uploads: ReturnType<Uploads['snapshot']>;
  readonly tokens: [string, TokenGrant][];
  readonly tries: [string, TryCount][];
}

type RowsOf<T> = T extends Table<infer Record> ? readonly Record[] : never;

export function takeSnapshot(world: World): Snapshot {
  const { tables } = world;
  return {
    version: SNAPSHOT_VERSION,
    scenario: world.scenario,
    nowMs: world.clock.now(),
    frozen: world.clock.isFrozen,
    settings: world.settings,
    faults: world.faults,
    random: world.random.state,
    counters: [...world.counters],
    tables: {
      users: [...tables.users.all()],
      bankAccounts: [...tables.bankAccounts.all()],
      notifications: [...tables.notifications.all()],
      orders: [...tables.orders.all()],
      transactions: [...tables.transactions.all()],
      accounts: [...tables.accounts.all()],
      transfers: [...tables.transfers.all()],
      disputes: [...tables.disputes.all()],
      messages: [...tables.messages.all()],
    },
    deadlines: world.deadlines.snapshot(),
    ledger: world.ledger.entries,
    events: world.events.after(0),
    mails: world.mailbox.all,
    uploads: world.uploads.snapshot(),
    tokens: world.tokens.snapshot(),
    tries: world.tries.snapshot(),
  };
}

/** Fills a world that was just created. */
export function fillFromSnapshot(world: World, snapshot: Snapshot): void {
  const { tables } = world;
  const fill = <Record extends { readonly id: string }>(table: Table<Record>, rows: readonly Record[]) => {
    for (const row of rows) table.insert(row);
  };
  // Orders come before transactions, whose amounts they hold.
  fill(tables.users, snapshot.tables.users);
  fill(tables.bankAccounts, snapshot.tables.bankAccounts);
  fill(tables.notifications, snapshot.tables.notifications);
  fill(tables.orders, snapshot.tables.orders);
  fill(tables.transactions, snapshot.tables.transactions);
  fill(tables.accounts, snapshot.tables.accounts);
  fill(tables.transfers, snapshot.tables.transfers);
  fill(tables.disputes, snapshot.tables.disputes);
  fill(tables.messages, snapshot.tables.messages);
  for (const [name, count] of snapshot.counters) world.counters.set(name, count);
  world.deadlines.restore(snapshot.deadlines);
  world.ledger.restore(snapshot.ledger);
  world.events.restore(snapshot.events);
  world.mailbox.restore(snapshot.mails);
  world.uploads.restore(snapshot.uploads);
  world.tokens.restore(snapshot.tokens);
  world.tries.restore(snapshot.tries);
  world.scenario = snapshot.scenario;
  world.settings = snapshot.settings;
  world.faults = snapshot.faults;
}
