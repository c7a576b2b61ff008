import { type ApiError, isApiError } from '@amana/api';
import { createEvent, createStore } from 'effector';
import { UnconfirmedError } from './show-error.ts';

/** A change without an answer may still be under way; it is looked for once more after this time, in ms. */
const SECOND_LOOK_MS = 5_000;

/** A change that was sent, and of which the app does not know yet whether it was made. */
export interface Doubt {
  /** Null while the app reads the affected record. */
  readonly checkAgain: (() => void) | null;
}

const doubtChanged = createEvent<Doubt | null>();
export const $doubt = createStore<Doubt | null>(null).on(doubtChanged, (_, doubt) => doubt);

/**
 * Sends a change. If the answer is lost, `find` reads the affected record: it resolves with what the answer would have
 * said, or with null if the change was not made. Rejects only if the change is known not to have been made, or if there is
 * nothing to read.
 */
export async function confirmedChange<Answer>(
  send: () => Promise<Answer>,
  find?: () => Promise<Answer | null>,
): Promise<Answer> {
  const wasOnline = navigator.onLine;
  try {
    return await send();
  } catch (error) {
    if (!isInDoubt(error, wasOnline)) throw error;
    if (find === undefined) throw new UnconfirmedError('The change could not be confirmed');
    const found = await firstKnown(find, error.status === null).finally(() => doubtChanged(null));
    if (found === null) throw error;
    return found;
  }
}

/** A refusal is an answer; and without a network, or with a wrong configuration, nothing was sent. */
function isInDoubt(error: unknown, wasOnline: boolean): error is ApiError {
  if (!isApiError(error) || error.kind === 'refused' || error.kind === 'misconfigured') return false;
  return error.kind !== 'offline' || wasOnline;
}

async function firstKnown<Answer>(find: () => Promise<Answer | null>, isUnderWay: boolean) {
  let looks = isUnderWay ? 2 : 1;
  for (;;) {
    try {
      const found = await find();
      looks -= 1;
      if (found !== null || looks <= 0) return found;
      doubtChanged({ checkAgain: null });
      await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
    } catch {
      await askToCheckAgain();
    }
  }
}

/** Resolves when the person asks, or when the network returns. */
async function askToCheckAgain(): Promise<void> {
  await new Promise<void>((resolve) => {
    doubtChanged({ checkAgain: resolve });
    window.addEventListener('online', () => resolve(), { once: true });
  });
  doubtChanged({ checkAgain: null });
}
