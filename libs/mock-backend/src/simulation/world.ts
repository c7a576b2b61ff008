import type { ControlModels } from '@amana/api/contract';
import type { Clock } from './clock.ts';
import { Deadlines } from './deadlines.ts';
import { EventLog } from './event-log.ts';
import type { Faults } from './faults.ts';
import { NO_FAULTS } from './faults.ts';
import { Ledger } from '../store/ledger.ts';
import { Mailbox } from './mailbox.ts';
import type { Random } from './random.ts';
import type { Settings } from './settings.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { Recorder } from './recorder.ts';
import { Tokens } from '../store/tokens.ts';
import { Tries } from '../store/tries.ts';
import { storedUpload, Uploads } from '../store/uploads.ts';
import { Journal } from '../store/journal.ts';
import type { UserBalances } from '../store/user-balances.ts';
import { createUserBalances } from '../store/user-balances.ts';
import type { Indexes, Tables } from '../store/tables.ts';
import { createTables } from '../store/tables.ts';

/** Where the web application runs in development. */
const DEVELOPMENT_ORIGIN = 'http://localhost:4200';

export type ScenarioName = ControlModels.ScenarioName;

/** Where links in mails and orders lead, and where uploads are fetched. */
export interface Origins {
  /** The web application, without a slash at the end. */
  readonly appUrl: string;
  /** Before `/mock/v1/uploads/...`; empty for the web application's own origin. */
  readonly uploadsUrl: string;
}

export interface WorldOptions {
  clock: Clock;
  random: Random;
  origins?: Partial<Origins>;
  settings?: Partial<Settings>;
  faults?: Partial<Faults>;
}

/** Everything that the simulated provider knows. Use cases read and change it; nothing else does. */
export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly origins: Origins;
  readonly tables: Tables;
  readonly indexes: Indexes;
  readonly balances: UserBalances;
  readonly deadlines: Deadlines;
  readonly ledger: Ledger;
  readonly events: EventLog;
  /** Writes the events. */
  readonly recorder: Recorder;
  readonly mailbox: Mailbox;
  readonly uploads: Uploads;
  readonly tokens: Tokens;
  readonly tries: Tries;
  /** Running numbers by name, for order numbers and the order of records. */
  readonly counters: Map<string, number>;
  /** What changed since it was last kept. */
  readonly journal: Journal;
  scenario: ScenarioName;
  settings: Settings;
  faults: Faults;
}

export function createWorld({ clock, random, origins, settings, faults }: WorldOptions): World {
  const { tables, indexes } = createTables();
  const journal = new Journal();
  journal.follow('users', tables.users);
  journal.follow('bankAccounts', tables.bankAccounts);
  journal.follow('notifications', tables.notifications);
  journal.follow('orders', tables.orders);
  journal.follow('transactions', tables.transactions);
  journal.follow('accounts', tables.accounts);
  journal.follow('transfers', tables.transfers);
  journal.follow('disputes', tables.disputes);
  journal.follow('messages', tables.messages);
  const ledger = new Ledger(journal.watch('ledger'));
  const events = new EventLog(journal.watch('events'));
  return {
    clock,
    random,
    origins: { appUrl: DEVELOPMENT_ORIGIN, uploadsUrl: '', ...origins },
    tables,
    indexes,
    balances: createUserBalances(tables),
    deadlines: new Deadlines(journal.watch('deadlines')),
    ledger,
    events,
    recorder: new Recorder(events, ledger),
    mailbox: new Mailbox(journal.watch('mails')),
    uploads: new Uploads(journal.watch('uploads', storedUpload)),
    tokens: new Tokens(journal.watch('tokens')),
    tries: new Tries(journal.watch('tries')),
    counters: new Map(),
    journal,
    scenario: 'empty',
    settings: { ...DEFAULT_SETTINGS, ...settings },
    faults: { ...NO_FAULTS, ...faults },
  };
}

/** The next number of a running count, from 1. */
export function nextNumber(world: World, counter: string): number {
  const next = (world.counters.get(counter) ?? 0) + 1;
  world.counters.set(counter, next);
  return next;
}
