import type { RecordedCall } from '../simulation/event-log.ts';
import type { World } from '../simulation/world.ts';
import type { ChangedRow } from '../store/journal.ts';
import { livingUser } from '../store/living-user.ts';
import { KINDS } from '../store/row-types.ts';
import type { TokenGrant } from '../store/tokens.ts';
import { type NewWorld, currentTimeOf, isWorldRow, restoreWorld, takeSnapshot } from './snapshot.ts';
import type { WorldChange } from './world-change.ts';

/** Calls that sign somebody in or out are not undone, and nor is undoing. */
const NO_STEPS = ['login', 'googleSignIn', 'refresh', 'logOut', 'createPersonaSession', 'undoCall'];
/** A social sign-in may change more: it also registers somebody, confirms an address and joins orders. */
const CHANGED_BY_SIGNING_IN = ['answers', 'tokens', 'tries', 'events', 'world'];
const OF_SESSIONS: readonly TokenGrant['kind'][] = ['access', 'refresh'];
const MAX_STEPS = 20;

/** A successful call that changed something, and what is needed to restore the world before it. */
export interface UndoStep {
  readonly call: RecordedCall;
  /** Its changes, and those that followed without a step of their own, in order. */
  readonly changes: ChangedRow[];
  /** The world that the call replaced by another, if it did. */
  readonly replaced: World | null;
}

export interface Undone {
  readonly undone: RecordedCall;
  /** How many more calls can be undone. */
  readonly left: number;
}

/** The latest calls that can be undone, in memory only. A step costs what the call changed, not what the world holds. */
export class UndoSteps {
  #steps: UndoStep[] = [];

  get count(): number {
    return this.#steps.length;
  }

  changed({ call, rows }: WorldChange): void {
    const signsInOnly = rows.every(({ kind }) => CHANGED_BY_SIGNING_IN.includes(kind));
    if (call !== null && NO_STEPS.includes(call.operationId) && signsInOnly) {
      this.#steps.at(-1)?.changes.push(...expiredTokens(rows));
      return;
    }
    if (call !== null && call.status < 400) this.#add({ call, changes: [...rows], replaced: null });
    // A counted try of a refused call remains. Its other changes may depend on the last step, so they go with it.
    else this.#steps.at(-1)?.changes.push(...rows.filter(({ kind }) => kind !== 'tries'));
  }

  /** Holds at most one whole world besides the current one. */
  replaced(call: RecordedCall | null, replaced: World | null): void {
    if (call === null || replaced === null || NO_STEPS.includes(call.operationId)) return;
    const last = this.#steps.findLastIndex((step) => step.replaced !== null);
    this.#steps = this.#steps.slice(last + 1);
    this.#add({ call, changes: [], replaced });
  }

  take(): UndoStep | undefined {
    return this.#steps.pop();
  }

  #add(step: UndoStep): void {
    this.#steps = [...this.#steps, step].slice(-MAX_STEPS);
  }
}

/** A call that issues a token removes expired ones, which are valid again when a moved clock is taken back. */
function expiredTokens(rows: readonly ChangedRow[]): ChangedRow[] {
  const tokens = rows.filter(({ kind }) => kind === 'tokens');
  return tokens.some(({ before }) => before === null) ? tokens.filter(({ after }) => after === null) : [];
}

/** The world before a step. The random sequence continues, so that no id is used twice. */
export async function undo(
  { changes, replaced }: UndoStep,
  world: World,
  realNowMs: number,
  newWorld: NewWorld,
): Promise<World> {
  const undone = replaced ?? (await worldBefore(changes, world, realNowMs, newWorld));
  if (replaced !== null) await keepSessions(world, replaced);
  undone.events.skipTo(world.events.lastSeq);
  return undone;
}

/** Sessions that began in the world that goes remain, of everybody whom the other world knows. */
async function keepSessions(from: World, to: World): Promise<void> {
  for (const token of from.tables.tokens.all()) {
    if (!OF_SESSIONS.includes(token.kind) || livingUser(to, token.userId) === undefined) continue;
    // A seeded random sequence starts again with a reset, so that the other world may hold the same token.
    to.tables.tokens.remove(token.id);
    await to.tables.tokens.create({ ...token });
  }
}

async function worldBefore(
  changes: readonly ChangedRow[],
  world: World,
  realNowMs: number,
  newWorld: NewWorld,
): Promise<World> {
  const worldRow = changes.find(({ kind }) => kind === 'world')?.before;
  if (!isWorldRow(worldRow)) throw new Error('The undo step does not contain the state of the world');
  const { rows, random, nowMs } = takeSnapshot(world);
  const rowsBefore = KINDS.map((kind) => [
    kind,
    undoChanges(
      rows[kind],
      changes.filter((change) => change.kind === kind),
    ),
  ]);
  const before = { ...worldRow, random, rows: Object.fromEntries(rowsBefore) as typeof rows };
  const undone = await restoreWorld(before, newWorld, currentTimeOf(worldRow, realNowMs));
  await moveTriesBack(undone, nowMs);
  return undone;
}

/** Tries of one address that were counted on the later clock expire as soon as they would have there. */
async function moveTriesBack({ tables: { tries }, clock }: World, laterMs: number): Promise<void> {
  const backMs = laterMs - clock.now();
  for (const { id, untilMs } of tries.all())
    if (untilMs > laterMs) await tries.change(id, { untilMs: untilMs - backMs });
}

function undoChanges(rows: readonly { readonly id: string }[], changes: readonly ChangedRow[]): unknown[] {
  const current = new Map<string, unknown>(rows.map((row) => [row.id, row]));
  /** Rows that had been removed, the last removed first. */
  const removed = new Map<string, unknown>();
  for (const { id, before, after } of changes.toReversed()) {
    const holder = removed.has(id) ? removed : current;
    if (before === null) holder.delete(id);
    else if (after !== null) holder.set(id, before);
    // A wrong password may have counted again since, in a call that is no step: the newer count stays.
    else if (!current.has(id)) removed.set(id, before);
  }
  // Removed rows are older than the rows that were added since.
  return [...[...removed.values()].reverse(), ...current.values()];
}
