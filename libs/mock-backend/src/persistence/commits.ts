import type { RecordedCall } from '../simulation/event-log.ts';
import type { ChangedRow } from '../store/journal.ts';
import type { UndoSteps } from './undo-steps.ts';
import { rowsOf } from './stored-world.ts';
import type { WorldRow } from './world-row.ts';
import { isSetAnew, worldRowOf } from './world-row.ts';
import type { World } from '../simulation/world.ts';

/** What a call, or the clock, changed. */
export interface WorldChange {
  /** Null when it happened by itself, off the clock, and for the world that a backend starts with. */
  readonly call: RecordedCall | null;
  /** Another world took the place of what was there; `rows` are then everything that it holds. */
  readonly isWhole: boolean;
  /** In the order in which it happened: of several changes of one record the last one counts. */
  readonly rows: readonly ChangedRow[];
}

export type OnCommitted = (change: WorldChange) => void | Promise<void>;

/** Hands every change over, one after the other, so that no answer leaves before what it tells of was kept. */
export class Commits {
  readonly #onCommitted: OnCommitted | undefined;
  readonly #undo: UndoSteps;
  #world: World | null = null;
  #row: WorldRow | null = null;
  /** What could not be kept, and is tried again before anything later is. */
  #unkept: WorldChange | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(onCommitted: OnCommitted | undefined, undo: UndoSteps) {
    this.#onCommitted = onCommitted;
    this.#undo = undo;
  }

  /** Begins with a world that is kept already. */
  adopt(world: World): void {
    world.journal.turnOn();
    this.#world = world;
    this.#row = worldRowOf(world);
  }

  /** Takes what changed since the last time, if anything did, and has it kept after all that came before. */
  commit(world: World, call: RecordedCall | null): void {
    const change = this.#changeOf(world, call);
    if (this.#onCommitted === undefined) return;
    if (change === null && this.#unkept === null) return;
    const before = this.#last.catch(() => undefined);
    this.#last = before.then(() => this.#keep(change ?? { call: null, isWhole: false, rows: [] }));
    // Whoever waits for it hears of a failure; nobody has to wait.
    this.#last.catch(() => undefined);
  }

  /** Until everything that was committed so far is kept; rejects when the last of it could not be. */
  kept(): Promise<void> {
    return this.#last;
  }

  #changeOf(world: World, call: RecordedCall | null): WorldChange | null {
    if (world !== this.#world) {
      this.#undo.replaced(call, this.#world);
      this.adopt(world);
      return { call, isWhole: true, rows: this.#onCommitted === undefined ? [] : rowsOf(world) };
    }
    const rows = world.journal.take();
    if (rows.length === 0 && this.#row !== null && !isSetAnew(world, this.#row)) return null;
    const row = worldRowOf(world);
    const worldRow: ChangedRow = { kind: 'world', id: 'world', before: this.#row, after: row };
    this.#row = row;
    const change = { call, isWhole: false, rows: [...rows, worldRow] };
    this.#undo.changed(change);
    return change;
  }

  async #keep(change: WorldChange): Promise<void> {
    const unkept = this.#unkept;
    const all: WorldChange =
      unkept === null || change.isWhole
        ? change
        : { call: change.call, isWhole: unkept.isWhole, rows: [...unkept.rows, ...change.rows] };
    try {
      await this.#onCommitted?.(all);
      this.#unkept = null;
    } catch (error) {
      this.#unkept = all;
      throw error;
    }
  }
}
