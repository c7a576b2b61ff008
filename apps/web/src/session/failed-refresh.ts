import { createStore, sample } from 'effector';
import { RefreshRefusedError } from './rotate-tokens.ts';
import { logRefreshFailureFx, rotateTokensFx } from './session-effects.ts';
import { credentialsSet, sessionEnded, signedOut } from './session-events.ts';
import { $session, refreshed, takenOver } from './session.ts';

const refreshFailed = sample({
  clock: rotateTokensFx.fail,
  source: $session,
  filter: (session, { params }) =>
    session.isAuthenticated && session.accessToken === params.session.accessToken,
  fn: (_, { error }) => error instanceof RefreshRefusedError,
});

/** The last session on this page was ended by the server, not by the person. */
export const $isEndedByServer = createStore(false)
  .on(refreshFailed, (_, isRefused) => isRefused)
  .reset(credentialsSet);

/** The tokens have expired, and the server could not be reached for new ones. */
export const $isRefreshDue = createStore(false)
  .on(refreshFailed, (_, isRefused) => !isRefused)
  .reset(refreshed, takenOver, signedOut);

sample({ clock: rotateTokensFx.failData, target: logRefreshFailureFx });
sample({ clock: refreshFailed, filter: Boolean, fn: () => undefined, target: sessionEnded });
