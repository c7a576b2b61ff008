import type { World } from '../simulation/world.ts';
import type { ChangedRow } from '../store/journal.ts';
import { type WorldRow, rowsOf, worldRowOf } from './snapshot.ts';

export interface WorldChange {
  /** Whether the world was replaced; `rows` then contains all its rows. */
  readonly isWhole: boolean;
  /** In chronological order: the last change of a row counts. */
  readonly rows: readonly ChangedRow[];
}

export type OnCommitted = (change: WorldChange) => void | Promise<void>;

/** Hands changes to the host one at a time, so that no response is sent before its changes are stored. */
export class Commits {
  readonly #onCommitted: OnCommitted | undefined;
  #world: World | null = null;
  #row: WorldRow | null = null;
  /** Failed changes; the next commit hands them over again. */
  #failed: WorldChange | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(onCommitted: OnCommitted | undefined) {
    this.#onCommitted = onCommitted;
  }

  adopt(world: World): void {
    world.journal.turnOn();
    // The new world includes everything that was recorded before.
    world.journal.take();
    this.#world = world;
    this.#row = worldRowOf(world);
  }

  commit(world: World): void {
    const change = this.#changeOf(world);
    if (this.#onCommitted === undefined || (change === null && this.#failed === null)) return;
    const before = this.#last.catch(() => undefined);
    this.#last = before.then(() => this.#store(change ?? { isWhole: false, rows: [] }));
    // `whenStored` reports a failure; without a caller that waits, it must not be an unhandled rejection.
    this.#last.catch(() => undefined);
  }

  /** Resolves when every commit is stored; rejects when the last one failed. */
  whenStored(): Promise<void> {
    return this.#last;
  }

  #isChanged(world: World): boolean {
    const row = this.#row;
    return world !== this.#world || !world.journal.isEmpty || row === null || isChangedByHand(world, row);
  }

  #changeOf(world: World): WorldChange | null {
    if (world !== this.#world) {
      this.adopt(world);
      return { isWhole: true, rows: this.#onCommitted === undefined ? [] : rowsOf(world) };
    }
    if (!this.#isChanged(world)) return null;
    const rows = world.journal.take();
    const row = worldRowOf(world);
    const worldRow: ChangedRow = { kind: 'world', id: 'world', before: this.#row, after: row };
    this.#row = row;
    return { isWhole: false, rows: [...rows, worldRow] };
  }

  async #store(change: WorldChange): Promise<void> {
    const failed = this.#failed;
    const all: WorldChange =
      failed === null || change.isWhole
        ? change
        : { isWhole: failed.isWhole, rows: [...failed.rows, ...change.rows] };
    try {
      await this.#onCommitted?.(all);
      this.#failed = null;
    } catch (error) {
      this.#failed = all;
      throw error;
    }
  }
}

/** Ignores time, randomness and counters: reading advances time and randomness, and counters change only with rows. */
function isChangedByHand(world: World, row: WorldRow): boolean {
  const { aheadMs, frozenAtMs } = world.clock.position;
  return (
    world.settings !== row.settings ||
    world.faults !== row.faults ||
    world.deviations !== row.deviations ||
    world.scenario !== row.scenario ||
    aheadMs !== row.aheadMs ||
    frozenAtMs !== row.frozenAtMs
  );
}
