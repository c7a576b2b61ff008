import {
  type RecordedCall,
  type Snapshot,
  type TokenGrant,
  type World,
  type WorldChange,
  type WorldHost,
  done,
  livingUser,
  takeSnapshot,
} from '@amana/mock-backend';
import { refuse } from '@amana/domain';

/** Calls of signing in or out are not undone, except a social sign-in that changed other rows. */
const SIGNING_IN = ['login', 'googleSignIn', 'refresh', 'logOut', 'createPersonaSession'];
const CHANGED_BY_SIGNING_IN = ['answers', 'tokens', 'tries', 'events', 'world'];
const SESSION_TOKENS: readonly TokenGrant['kind'][] = ['access', 'refresh'];
const MAX_STEPS = 20;

const NOTHING_TO_UNDO =
  'There is nothing to take back: what was done before the backend last started stays done';

interface UndoStep {
  readonly call: RecordedCall;
  readonly before: Snapshot;
}

/**
 * The latest successful changes, each with the world before it, in memory. Rows are immutable, so snapshots share all
 * unchanged rows with the world.
 */
export class UndoSteps {
  readonly #steps: UndoStep[] = [];

  watch(world: World): (change: WorldChange | null) => void {
    const before = takeSnapshot(world);
    return (change) => {
      const call = change?.call ?? null;
      if (change === null || call === null || !isStep(change, call)) return;
      this.#steps.push({ call, before });
      if (this.#steps.length > MAX_STEPS) this.#steps.shift();
    };
  }

  /** Restores the world before the last step. Time goes back only if that step moved it. */
  async undo(host: WorldHost) {
    const { world } = host;
    const step = this.#steps.pop();
    if (step === undefined) return refuse('conflict', NOTHING_TO_UNDO);
    const undone = await host.continueFrom({ ...step.before, random: world.random.state });
    await keepSessions(world, undone);
    await keepTries(world, undone);
    undone.events.skipTo(world.events.lastSeq);
    return done({ undone: step.call, left: this.#steps.length });
  }
}

function isStep({ rows }: WorldChange, { operationId, status }: RecordedCall): boolean {
  const isSigningIn =
    SIGNING_IN.includes(operationId) && rows.every(({ kind }) => CHANGED_BY_SIGNING_IN.includes(kind));
  return status < 400 && operationId !== 'undoCall' && !isSigningIn;
}

/** Keeps sessions and sign-outs. A session that expired by a moved clock is valid again. */
async function keepSessions(from: World, to: World): Promise<void> {
  const { tokens } = to.tables;
  for (const { id, kind, expiresAtMs } of [...tokens.all()])
    if (SESSION_TOKENS.includes(kind) && expiresAtMs > from.clock.now()) tokens.remove(id);
  for (const token of from.tables.tokens.all()) {
    if (!SESSION_TOKENS.includes(token.kind) || livingUser(to, token.userId) === undefined) continue;
    tokens.remove(token.id);
    await tokens.create({ ...token });
  }
}

/** Keeps counted tries; those of a later clock expire with the same delay. */
async function keepTries(from: World, to: World): Promise<void> {
  const { tries } = to.tables;
  const laterMs = from.clock.now();
  const backMs = laterMs - to.clock.now();
  for (const { id } of [...tries.all()]) tries.remove(id);
  for (const row of from.tables.tries.all())
    await tries.create({ ...row, untilMs: row.untilMs > laterMs ? row.untilMs - backMs : row.untilMs });
}
