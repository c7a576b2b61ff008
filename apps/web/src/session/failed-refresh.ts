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

/** Whether the server, not the person, ended the last session on this page. */
export const $isEndedByServer = createStore(false)
  .on(refreshFailed, (_, trouble) => trouble === 'refused')
  .reset(credentialsSet);

/** Why expired tokens have not been renewed yet, else null. */
export const $refreshTrouble = createStore<Trouble | null>(null)
  .on(refreshFailed, (_, trouble) => (trouble === 'refused' ? null : trouble))
  .reset(refreshed, takenOver, signedOut);

export const $isRefreshDue = $refreshTrouble.map((trouble) => trouble !== null);
export const $isRefreshUnanswered = $refreshTrouble.map((trouble) => trouble === 'no answer');

sample({ clock: rotateTokensFx.failData, target: logRefreshFailureFx });
sample({
  clock: refreshFailed,
  filter: (trouble) => trouble === 'refused',
  fn: () => undefined,
  target: sessionEnded,
});
