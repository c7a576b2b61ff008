import type { RecordedCall } from '../simulation/event-log.ts';
import type { WorldChange } from './commits.ts';
import type { ChangedRow } from '../store/journal.ts';
import type { World } from '../simulation/world.ts';

/** Who is signed in is nothing to be taken back, and nor is taking back. */
const NO_STEPS = ['login', 'googleSignIn', 'refresh', 'logOut', 'createPersonaSession', 'undoCall'];
const MOST_STEPS = 20;

/** A call that succeeded and changed something, and what it takes to have the world as it was before. */
interface Step {
  readonly call: RecordedCall;
  /** What it changed, and what has happened since without a step, in order. */
  readonly rows: ChangedRow[];
  /** Where the call put another world in its place: the one that was there. */
  readonly replaced: World | null;
}

export interface Undone {
  readonly undone: RecordedCall;
  /** How many more can be taken back. */
  readonly left: number;
}

export interface TakenStep extends Pick<Step, 'rows' | 'replaced'> {
  readonly undone: Undone;
}

/** The last calls that succeeded and changed something. Keeping one costs what it changed, not what the world holds. */
export class UndoSteps {
  #steps: Step[] = [];

  changed({ call, rows }: WorldChange): void {
    if (call !== null && NO_STEPS.includes(call.operationId)) return;
    if (call !== null && call.status < 400) this.#add({ call, rows: [...rows], replaced: null });
    // A counted try stays, as that of a sign-in does; what else a refused call changed may build on the last step.
    else this.#steps.at(-1)?.rows.push(...rows.filter(({ kind }) => kind !== 'tries'));
  }

  /** At most one world is kept beside the one of now. */
  replaced(call: RecordedCall | null, replaced: World | null): void {
    if (call === null || replaced === null || NO_STEPS.includes(call.operationId)) return;
    const last = this.#steps.findLastIndex((step) => step.replaced !== null);
    this.#steps = this.#steps.slice(last + 1);
    this.#add({ call, rows: [], replaced });
  }

  take(): TakenStep | null {
    const step = this.#steps.pop();
    if (step === undefined) return null;
    const { call, rows, replaced } = step;
    return { rows, replaced, undone: { undone: call, left: this.#steps.length } };
  }

  #add(step: Step): void {
    this.#steps = [...this.#steps, step].slice(-MOST_STEPS);
  }
}
