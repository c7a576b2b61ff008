import type { ControlModels } from '@amana/api/contract';
import { Journal } from '../store/journal.ts';
import { Ledger } from '../store/ledger.ts';
import { createIndexes, createTables } from '../store/tables.ts';
import { Tokens } from '../store/tokens.ts';
import { createUserBalances } from '../store/user-balances.ts';
import type { Clock } from './clock.ts';
import { DeadlineQueue } from './deadline-queue.ts';
import { DEVELOPMENT_PORTS } from './development-ports.ts';
import type { Random } from './random.ts';
import { type RareOutcomes, NO_RARE_OUTCOMES } from './rare-outcomes.ts';
import { EventLog, Recorder } from './event-recorder.ts';
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

interface WorldOptions {
  clock: Clock;
  random: Random;
  origins?: Partial<Origins>;
  settings?: Partial<Settings>;
  faults?: Partial<Faults>;
  rareOutcomes?: RareOutcomes;
}

/** The whole state of the simulated provider. Only use cases and the simulation change it. */
export class World {
  readonly clock: Clock;
  readonly random: Random;
  readonly rareOutcomes: RareOutcomes;
  readonly origins: Origins;
  readonly tables = createTables();
  readonly indexes = createIndexes(this.tables);
  readonly balances = createUserBalances(this.tables);
  /** Running numbers by name, for order numbers and the order of rows. */
  readonly counters = new Map<string, number>();
  readonly deadlines = new DeadlineQueue(this.tables.deadlines, () => nextNumber(this, 'deadline'));
  readonly ledger = new Ledger(this.tables.ledgerEntries);
  readonly events = new EventLog(this.tables.events);
  readonly recorder = new Recorder(this.events, this.tables.ledgerEntries);
  readonly tokens = new Tokens(this.tables.tokens);
  readonly journal = new Journal(this.tables);
  scenario: ScenarioName = 'empty';
  settings: Settings;
  faults: Faults;
  deviations: readonly ActiveDeviation[] = [];

  constructor({ clock, random, origins, settings, faults, rareOutcomes = NO_RARE_OUTCOMES }: WorldOptions) {
    this.clock = clock;
    this.random = random;
    this.rareOutcomes = rareOutcomes;
    this.origins = { appUrl: `http://localhost:${DEVELOPMENT_PORTS.PORT}`, uploadsUrl: '', ...origins };
    this.settings = { ...DEFAULT_SETTINGS, ...settings };
    this.faults = { ...NO_FAULTS, ...faults };
  }
}

export function nextNumber({ counters }: Pick<World, 'counters'>, counter: string): number {
  const next = (counters.get(counter) ?? 0) + 1;
  counters.set(counter, next);
  return next;
}
