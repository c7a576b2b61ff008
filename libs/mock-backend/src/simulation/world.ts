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
import type { BankOutcomeOf } from './bank-outcome.ts';
import { EventLog } from './event-log.ts';
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
  bankOutcomeOf?: BankOutcomeOf;
}

/** The whole state of the simulated provider. Only use cases and the simulation change it. */
export type World = Readonly<Omit<CreatedWorld, Changing>> & Pick<CreatedWorld, Changing>;

type CreatedWorld = ReturnType<typeof createWorld>;
type Changing = 'scenario' | 'settings' | 'faults' | 'deviations';

export function createWorld({
  clock,
  random,
  origins,
  settings,
  faults,
  bankOutcomeOf = () => undefined,
}: WorldOptions) {
  const tables = createTables();
  /** Running numbers by name, for order numbers and the order of rows. */
  const counters = new Map<string, number>();
  return {
    clock,
    random,
    bankOutcomeOf,
    origins: { appUrl: `http://localhost:${DEVELOPMENT_PORTS.PORT}`, uploadsUrl: '', ...origins },
    tables,
    indexes: createIndexes(tables),
    balances: createUserBalances(tables),
    counters,
    deadlines: new DeadlineQueue(tables.deadlines, () => nextNumber({ counters }, 'deadline')),
    ledger: new Ledger(tables.ledgerEntries),
    events: new EventLog(tables.events),
    tokens: new Tokens(tables.tokens),
    journal: new Journal(tables),
    scenario: 'empty' as ScenarioName,
    settings: { ...DEFAULT_SETTINGS, ...settings } as Settings,
    faults: { ...NO_FAULTS, ...faults } as Faults,
    deviations: [] as readonly ActiveDeviation[],
  };
}

export function nextNumber({ counters }: { counters: Map<string, number> }, counter: string): number {
  const next = (counters.get(counter) ?? 0) + 1;
  counters.set(counter, next);
  return next;
}
