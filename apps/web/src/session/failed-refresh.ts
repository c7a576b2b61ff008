import { type FailureKind, isApiError } from '@amana/api';
import { createStore, sample } from 'effector';
import { RefreshRefusedError } from './rotate-tokens.ts';
import { logRefreshFailureFx, rotateTokensFx } from './session-effects.ts';
import { credentialsSet, sessionEnded, signedOut } from './session-events.ts';
import { $session, refreshed, takenOver } from './session.ts';

type Trouble = 'refused' | 'no answer' | 'other';

const NO_ANSWER: ReadonlySet<FailureKind> = new Set(['offline', 'network', 'timeout']);

const refreshFailed = sample({
  clock: rotateTokensFx.fail,
  source: $session,
  filter: (session, { params }) =>
    session.isAuthenticated && session.accessToken === params.session.accessToken,
  fn: (_, { error }): Trouble => {
    if (error instanceof RefreshRefusedError) return 'refused';
    return isApiError(error) && NO_ANSWER.has(error.kind) ? 'no answer' : 'other';
  },
});

/** The last session on this page was ended by the server, not by the person. */
export const $isEndedByServer = createStore(false)
  .on(refreshFailed, (_, trouble) => trouble === 'refused')
  .reset(credentialsSet);

/** Why there are no new tokens yet, although the old ones have expired; null where there are. */
export const $refreshTrouble = createStore<Trouble | null>(null)
  .on(refreshFailed, (_, trouble) => (trouble === 'refused' ? null : trouble))
  .reset(refreshed, takenOver, signedOut);

export const $isRefreshDue = $refreshTrouble.map((trouble) => trouble !== null);
/** The refresh that is due got no answer of anyone. */
export const $isRefreshUnanswered = $refreshTrouble.map((trouble) => trouble === 'no answer');

sample({ clock: rotateTokensFx.failData, target: logRefreshFailureFx });
sample({
  clock: refreshFailed,
  filter: (trouble) => trouble === 'refused',
  fn: () => undefined,
  target: sessionEnded,
});
