import { refuse } from '@amana/domain';
import type { CallHost } from '../http/answer-request.ts';
import { type ClockOptions, createClock } from '../simulation/clock.ts';
import { type Random, createRandom } from '../simulation/random.ts';
import type { Settings } from '../simulation/time-settings.ts';
import { type OnCommitted, Commits } from '../persistence/commits.ts';
import { type ReportProblem, runDueDeadlines } from '../simulation/run-due-deadlines.ts';
import {
  type StoredRow,
  isSnapshot,
  restoreStored,
  restoreWorld,
  takeSnapshot,
} from '../persistence/snapshot.ts';
import type { BankOutcomeOf } from '../simulation/bank-outcome.ts';
import { type Faults, type Origins, type World, createWorld } from '../simulation/world.ts';
import { deadlineHandlers } from '../use-cases/deadline-handlers.ts';
import { done } from '../use-cases/outcome.ts';
import { addPersonas } from './add-personas.ts';

export interface WorldOptions {
  seed?: string;
  clock?: ClockOptions;
  settings?: Partial<Settings>;
  /** Injected at the start and after every reset. */
  faults?: Partial<Faults>;
  origins?: Partial<Origins>;
  /**
   * Awaited, one change at a time, before any response that could show the change. If it throws, the call gets a 500
   * and the next call retries the change.
   */
  onCommitted?: OnCommitted;
  /**
   * A stored world: the last `after` of every record from `onCommitted`, in order of first appearance. Throws an
   * UnreadableWorldError for incomplete or invalid records.
   */
  stored?: readonly StoredRow[];
  fill?: (world: World) => Promise<void>;
  bankOutcomeOf?: BankOutcomeOf;
  /** Receives problems of events, which have no caller; ignored by default. */
  reportProblem?: ReportProblem;
}

const deadlineTypes = Object.keys(deadlineHandlers);

export class LiveWorld implements CallHost {
  readonly #options: WorldOptions;
  readonly #commits: Commits;
  #lastStep: Promise<unknown> = Promise.resolve();
  #world: World;

  private constructor(options: WorldOptions) {
    this.#options = options;
    this.#commits = new Commits(options.onCommitted);
    this.#world = this.#newWorld();
  }

  static async create(options: WorldOptions): Promise<LiveWorld> {
    const live = new LiveWorld(options);
    if (options.stored === undefined) {
      await (options.fill ?? addPersonas)(live.#world);
      live.commit();
      await live.whenPersisted();
    } else {
      live.#world = await restoreStored(options.stored, deadlineTypes, live.#realNow(), live.#newWorld);
      live.#commits.adopt(live.#world);
    }
    return live;
  }

  get world(): World {
    return this.#world;
  }

  async reset(fill: (world: World) => Promise<void>): Promise<void> {
    const { clock, settings } = this.#world;
    const next = this.#newWorld({ frozen: clock.isFrozen });
    next.settings = { ...next.settings, productName: settings.productName };
    await fill(next);
    this.#world = next;
  }

  snapshot(): unknown {
    return takeSnapshot(this.#world);
  }

  async restore(snapshot: unknown) {
    if (!isSnapshot(snapshot, deadlineTypes))
      return refuse('invalid', 'This snapshot is of another version, or not whole');
    try {
      this.#world = await restoreWorld(snapshot, this.#newWorld);
    } catch {
      return refuse('invalid', 'This snapshot does not fit together');
    }
    return done(null);
  }

  async advanceTo(atMs: number): Promise<void> {
    const { reportProblem = () => undefined } = this.#options;
    await runDueDeadlines(this.#world, atMs, deadlineHandlers, reportProblem);
    if (atMs > this.#world.clock.now()) this.#world.clock.moveTo(atMs);
  }

  async runDueEvents(): Promise<void> {
    await this.advanceTo(this.#world.clock.now());
    this.commit();
  }

  enqueue<Result>(step: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#lastStep.then(step);
    this.#lastStep = result.catch(() => undefined);
    return result;
  }

  commit(): void {
    this.#commits.commit(this.#world);
  }

  whenPersisted(): Promise<void> {
    return this.#commits.whenStored();
  }

  #realNow(): number {
    return this.#options.clock?.realNow?.() ?? Date.now();
  }

  readonly #newWorld = (clock: ClockOptions = {}, random: Random = createRandom(this.#options.seed)): World =>
    createWorld({ ...this.#options, clock: createClock({ ...this.#options.clock, ...clock }), random });
}
