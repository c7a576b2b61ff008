import type { World } from '../simulation/world.ts';
import type { ChangedRow } from '../store/journal.ts';
import { rowsOf, worldRowOf } from './snapshot.ts';

export interface WorldChange {
  /** Whether `rows` contains the whole world, which replaces everything stored before. */
  readonly isWhole: boolean;
  /** In chronological order: the last change of a row counts. */
  readonly rows: readonly ChangedRow[];
}

export type OnCommitted = (change: WorldChange) => void | Promise<void>;

/** Hands changes to the host one at a time, so that no response is sent before its changes are stored. */
export class Commits {
  readonly #onCommitted: OnCommitted;
  #last: Promise<void> = Promise.resolve();
  /** The world that was handed over last, and its state outside the tables. */
  #world: World | null = null;
  #state = '';
  /** Whether a change was not stored; then only the whole world is. */
  #isBehind = false;

  constructor(onCommitted: OnCommitted = () => undefined) {
    this.#onCommitted = onCommitted;
  }

  /** Takes a world as handed over, with everything that its journal contains. */
  adopt(world: World): void {
    world.journal.turnOn();
    world.journal.take();
    this.#world = world;
    this.#state = stateOf(world);
  }

  commit(world: World): void {
    const isWhole = this.#isBehind || world !== this.#world;
    if (!isWhole && world.journal.isEmpty && stateOf(world) === this.#state) return;
    const changed = world.journal.take();
    this.adopt(world);
    const worldRow = { kind: 'world', id: 'world', after: worldRowOf(world) };
    const change = { isWhole, rows: isWhole ? rowsOf(world) : [...changed, worldRow] };
    const store = (): Promise<void> => this.#store(change);
    this.#last = this.#last.then(store, store);
    // `whenStored` reports a failure; without a caller that waits, it must not be an unhandled rejection.
    this.#last.catch(() => undefined);
  }

  /** Resolves when every commit is stored; rejects when the last one failed. */
  whenStored(): Promise<void> {
    return this.#last;
  }

  async #store(change: WorldChange): Promise<void> {
    if (this.#isBehind && !change.isWhole) throw new Error('An earlier change was not stored');
    try {
      await this.#onCommitted(change);
      this.#isBehind = false;
    } catch (error) {
      this.#isBehind = true;
      throw error;
    }
  }
}

/** Without time, randomness and counters: reading advances time and randomness, and counters change only with rows. */
function stateOf({ clock, scenario, settings, faults, deviations }: World): string {
  return JSON.stringify([clock.position, scenario, settings, faults, deviations]);
}
