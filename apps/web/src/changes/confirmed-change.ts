import { type ApiError, type FailureKind, confirmAttempt, isApiError } from '@amana/api';
import { scopeBind } from 'effector';
import {
  $dismissed,
  $pagesLeft,
  type Change,
  type UnconfirmedChange,
  resolved,
  scopeOfChanges,
  unconfirmed,
} from './unconfirmed-changes.ts';
import { UnconfirmedAccountChange, UnconfirmedError, UnseenError } from './show-error.ts';

/** Delay before the second look for a change without an answer, which may still be in progress. */
const SECOND_LOOK_MS = 5_000;
const CLOSED_LOOK_MS = 10_000;
const KNOWN_NOT_DONE: ReadonlySet<FailureKind> = new Set(['refused', 'misconfigured', 'offline']);
const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends a change of the person's account. If the answer is lost, `find` reads the affected record once, as in
 * `confirmedChange`.
 * @throws UnconfirmedAccountChange if it is unknown whether the change was made
 */
export async function accountChange<Answer>(
  send: () => Promise<Answer>,
  find?: () => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isInDoubt(error)) throw error;
    const found = await find?.().catch(() => undefined);
    if (found !== undefined && found !== null) {
      confirmAttempt(error);
      return found;
    }
    const isKnown = found === null && !mayBeUnderWay(error) && !saysDone(error);
    throw isKnown ? error : new UnconfirmedAccountChange(error);
  }
}

/**
 * Sends a change of a trade or a message. If the answer is lost, `find` reads the affected record: it resolves with the
 * equivalent of the answer, or with null if the change was not made, and rejects with an `UnconfirmedError` if neither
 * is known. This function rejects only if the change was certainly not made, or if nothing shows whether it was.
 */
export async function confirmedChange<Answer>(
  send: () => Promise<Answer>,
  find: () => Promise<Answer | null>,
): Promise<Answer> {
  const scope = scopeOfChanges();
  const pagesLeft = scope.getState($pagesLeft);
  try {
    return await send();
  } catch (error) {
    if (!isInDoubt(error)) throw error;
    const change: Change = { pagesLeft, failure: error };
    const found = await firstKnown(change, find, mayBeUnderWay(error)).finally(() =>
      scopeBind(resolved, { scope })(change),
    );
    if (found !== null) {
      confirmAttempt(error);
      return found;
    }
    throw saysDone(error) ? new UnseenError('Said to be done, but not to be seen', { cause: error }) : error;
  }
}

/** A refusal is an answer. Without a network, or with a wrong configuration, nothing was sent. */
export function isInDoubt(error: unknown): error is ApiError {
  return isApiError(error) && !KNOWN_NOT_DONE.has(error.kind);
}

/** A failure of the service itself ends the call; a proxy may have stopped waiting for a call that continues. */
function mayBeUnderWay({ status }: ApiError): boolean {
  return status !== SERVER_ERROR;
}

function saysDone({ status, isPage }: ApiError): boolean {
  return status !== null && status < 300 && !isPage;
}

function show(item: UnconfirmedChange): void {
  scopeBind(unconfirmed, { scope: scopeOfChanges() })(item);
}

async function firstKnown<Answer>(change: Change, find: () => Promise<Answer | null>, isUnderWay: boolean) {
  let looks = isUnderWay ? 2 : 1;
  for (;;) {
    try {
      const found = await find();
      looks -= 1;
      if (found !== null || looks <= 0) return found;
      show({ change, checkAgain: null });
      await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
    } catch (error) {
      if (!mayAnswerLater(error))
        throw new UnconfirmedError('Nothing can be read', { cause: change.failure });
      await askToCheckAgain(change, error.waitMs);
    }
  }
}

/** The service would repeat any other answer. */
function mayAnswerLater(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  const { kind, status, isPage } = error;
  return isPage || status === null || kind === 'unavailable' || status === TOO_MANY_REQUESTS;
}

/** Resolves when the person asks for a check or the network returns; after the dialog was closed, also after a delay. */
async function askToCheckAgain(change: Change, askedWaitMs: number): Promise<void> {
  const asked = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  await new Promise<void>((resolve) => {
    show({ change, checkAgain: resolve });
    window.addEventListener('online', () => resolve(), { signal: asked.signal });
    timer = setInterval(
      () => {
        if (scopeOfChanges().getState($dismissed).has(change)) resolve();
      },
      Math.max(CLOSED_LOOK_MS, askedWaitMs),
    );
  });
  clearInterval(timer);
  asked.abort();
  show({ change, checkAgain: null });
}
