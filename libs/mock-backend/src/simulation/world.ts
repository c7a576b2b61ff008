import type { ControlModels } from '@amana/api/contract';
import { Journal } from '../store/journal.ts';
import { Ledger } from '../store/ledger.ts';
import { type Indexes, type Tables, createIndexes, createTables } from '../store/tables.ts';
import { Tokens } from '../store/tokens.ts';
import { type UserBalances, createUserBalances } from '../store/user-balances.ts';
import type { Clock } from './clock.ts';
import { DeadlineQueue } from './deadline-queue.ts';
import { DEVELOPMENT_PORTS } from './development-ports.ts';
import { EventLog } from './event-log.ts';
import type { Random } from './random.ts';
import { type RareOutcomes, NO_RARE_OUTCOMES } from './rare-outcomes.ts';
import { Recorder } from './event-recorder.ts';
import { type Settings, DEFAULT_SETTINGS } from './time-settings.ts';

export type ScenarioName = ControlModels.ScenarioName;
export type Faults = Readonly<ControlModels.Faults>;
export type ActiveDeviation = Readonly<ControlModels.ActiveDeviation>;

export const NO_FAULTS: Faults = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false, failNext: [] };

export interface Origins {
  readonly appUrl: string;
  /** Prefix of `/mock/v1/uploads/...`; empty for the origin of the web application. */
  readonly uploadsUrl: string;
}

export interface WorldOptions {
  clock: Clock;
  random: Random;
  origins?: Partial<Origins>;
  settings?: Partial<Settings>;
  faults?: Partial<Faults>;
  rareOutcomes?: RareOutcomes;
}

/** The whole state of the simulated provider. Only use cases and the simulation change it. */
export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly rareOutcomes: RareOutcomes;
  readonly origins: Origins;
  readonly tables: Tables;
  readonly indexes: Indexes;
  readonly balances: UserBalances;
  readonly deadlines: DeadlineQueue;
  readonly ledger: Ledger;
  readonly events: EventLog;
  readonly recorder: Recorder;
  readonly tokens: Tokens;
  /** Running numbers by name, for order numbers and the order of rows. */
  readonly counters: Map<string, number>;
  readonly journal: Journal;
  scenario: ScenarioName;
  settings: Settings;
  faults: Faults;
  deviations: readonly ActiveDeviation[];
}

export function createWorld({
  clock,
  random,
  origins,
  settings,
  faults,
  rareOutcomes = NO_RARE_OUTCOMES,
}: WorldOptions): World {
  const tables = createTables();
  const events = new EventLog(tables.events);
  const counters = new Map<string, number>();
  return {
    clock,
    random,
    rareOutcomes,
    origins: { appUrl: `http://localhost:${DEVELOPMENT_PORTS.PORT}`, uploadsUrl: '', ...origins },
    tables,
    indexes: createIndexes(tables),
    balances: createUserBalances(tables),
    deadlines: new DeadlineQueue(tables.deadlines, () => nextNumber({ counters }, 'deadline')),
    ledger: new Ledger(tables.ledgerEntries),
    events,
    recorder: new Recorder(events, tables.ledgerEntries),
    tokens: new Tokens(tables.tokens),
    counters,
    journal: new Journal(tables),
    scenario: 'empty',
    settings: { ...DEFAULT_SETTINGS, ...settings },
    faults: { ...NO_FAULTS, ...faults },
    deviations: [],
  };
}

export function nextNumber({ counters }: Pick<World, 'counters'>, counter: string): number {
  const next = (counters.get(counter) ?? 0) + 1;
  counters.set(counter, next);
  return next;
}
