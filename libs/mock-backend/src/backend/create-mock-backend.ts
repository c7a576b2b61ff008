import { refuse } from '@amana/domain';
import type { ClockOptions } from '../simulation/clock.ts';
import { createClock } from '../simulation/clock.ts';
import type { Faults } from '../simulation/faults.ts';
import { createRandom } from '../simulation/random.ts';
import type { Settings } from '../simulation/settings.ts';
import { deadlineHandlers } from '../use-cases/deadline-handlers.ts';
import { handlers, waits } from '../handlers/index.ts';
import type { Host } from '../handlers/handler.ts';
import { runOperation } from '../http/pipeline.ts';
import { preflightResponse, refusalResponse } from '../http/responses.ts';
import { targetOf } from '../http/target.ts';
import type { NewWorld } from '../persistence/restore-world.ts';
import { isSnapshot, restoreStored, restoreWorld } from '../persistence/restore-world.ts';
import { fillScenario } from '../scenarios/fill-scenario.ts';
import type { OnCommitted } from '../persistence/commits.ts';
import { Commits } from '../persistence/commits.ts';
import { Turns } from '../http/command-queue.ts';
import { takeBack } from '../persistence/take-back.ts';
import { UndoSteps } from '../persistence/undo-steps.ts';
import { runDue } from '../simulation/run-due.ts';
import { takeSnapshot } from '../persistence/snapshot.ts';
import type { StoredRow } from '../persistence/stored-world.ts';
import type { Origins, ScenarioName } from '../simulation/world.ts';
import { createWorld } from '../simulation/world.ts';

export interface MockBackendOptions {
  scenario?: ScenarioName;
  /** How many orders the busy scenario holds. */
  orders?: number;
  /** Makes ids, codes, tokens and account numbers repeatable. */
  seed?: string;
  clock?: ClockOptions;
  settings?: Partial<Settings>;
  /** What is injected from the start, and again after a reset. */
  faults?: Partial<Faults>;
  origins?: Partial<Origins>;
  /**
   * Awaited with every change before anybody is answered who could know of it, one change after the other. When it
   * throws, the call is answered with a 500 and the change is handed over again with the next one.
   */
  onCommitted?: OnCommitted;
  /**
   * The world to go on with instead of the scenario's: the last `after` of every record that `onCommitted` was given,
   * in the order in which the records first came. Throws an UnreadableWorldError when they are no world.
   */
  stored?: Iterable<StoredRow>;
}

export interface MockBackend {
  readonly host: Host;
  /** Answers any request to /api/v1 or /mock/v1; what is unknown there is a 404. */
  fetch(request: Request): Promise<Response>;
  /** Lets due events happen while nobody asks; until `stop`. */
  start(): void;
  stop(): void;
}

/** While nothing is asked for, due events happen at most this much late, in ms. */
const IDLE_TICK_MS = 250;

/** The provider's side, simulated: one world behind one function from request to answer. */
export async function createMockBackend(options: MockBackendOptions = {}): Promise<MockBackend> {
  const { seed, settings = {}, faults = {}, origins = {} } = options;
  const newWorld: NewWorld = (clock, random = createRandom(seed)) =>
    createWorld({ clock: createClock({ ...options.clock, ...clock }), random, origins, settings, faults });

  const { realNow = () => Date.now() } = options.clock ?? {};
  const undoSteps = new UndoSteps();
  const commits = new Commits(options.onCommitted, undoSteps);
  const turns = new Turns();
  let world = newWorld({});
  const host: Host = {
    get world() {
      return world;
    },
    async reset(scenario, orders) {
      const { clock } = world;
      const next = newWorld({
        startAtMs: options.clock?.startAtMs ?? clock.now(),
        frozen: clock.isFrozen,
      });
      await fillScenario(next, scenario, orders);
      world = next;
    },
    snapshot: () => takeSnapshot(world),
    restore(snapshot) {
      if (!isSnapshot(snapshot))
        return refuse('invalid', 'This snapshot is of another version, or not whole');
      try {
        world = restoreWorld(snapshot, newWorld);
      } catch {
        return refuse('invalid', 'This snapshot does not fit together');
      }
      return { ok: true, body: null };
    },
    advanceTo(atMs) {
      runDue(world, atMs, deadlineHandlers);
      if (atMs > world.clock.now()) world.clock.moveTo(atMs);
    },
    letDueHappen() {
      world.recorder.apart(() => host.advanceTo(world.clock.now()));
      host.commit(null);
    },
    inTurn: (run) => turns.take(run),
    undo() {
      const taken = undoSteps.take();
      if (!taken.ok) return taken;
      const { rows, replaced, undone } = taken.body;
      const { lastSeq } = world.events;
      const before = replaced === null ? takeBack(takeSnapshot(world), rows, realNow()) : null;
      if (replaced !== null) world = replaced;
      else if (isSnapshot(before)) world = restoreWorld(before, newWorld);
      else throw new Error('What was kept of the last call does not fit this world');
      world.events.goOnAfter(lastSeq);
      return { ok: true, body: undone };
    },
    commit: (call) => commits.commit(world, call),
    kept: () => commits.kept(),
  };
  if (options.stored === undefined) {
    await fillScenario(world, options.scenario ?? 'default', options.orders);
    host.commit(null);
    await host.kept();
  } else {
    world = restoreStored(options.stored, realNow(), newWorld);
    commits.adopt(world);
  }

  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    host,
    async fetch(request) {
      const { clock } = world;
      if (request.method === 'OPTIONS') return preflightResponse(clock);
      const target = targetOf(request.method, request.url);
      if (target === null) return refusalResponse(404, 'There is no such call', clock);
      if (target === 'method') return refusalResponse(404, 'There is no such call with this method', clock);
      return runOperation(host, { handlers, waits }, target, request);
    },
    start() {
      timer ??= setInterval(() => host.letDueHappen(), IDLE_TICK_MS);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
