/** The session of the signed-in user. Features read it and raise its events; only session.ts writes it. */
export { endOnServer } from './end-on-server.ts';
export { $isEndedByServer, $isRefreshDue, $isRefreshUnanswered } from './failed-refresh.ts';
export { followOtherTabs } from './follow-other-tabs.ts';
export { $isLeaving } from './session-effects.ts';
export type { Credentials, Session } from './session-types.ts';
export {
  appStarted,
  credentialsSet,
  loggedOut,
  publicPageLeft,
  publicPageOpened,
  signedOut,
  userUpdated,
} from './session-events.ts';
export { $isAuthenticated, $session, viewerId } from './session.ts';
export { readStoredSession, storeSession } from './stored-session.ts';
export { createTokenSource } from './token-source.ts';
