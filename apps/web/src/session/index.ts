/** The session of the signed-in user. Features read it and raise its events; only session.ts writes it. */
export { endOnServer } from './end-on-server.ts';
export { followOtherTabs } from './follow-other-tabs.ts';
export {
  $endedBy,
  $isAuthenticated,
  $refreshFailure,
  $session,
  appStarted,
  credentialsSet,
  goToSiteRootFx,
  loggedOut,
  publicPageShown,
  signedOut,
  userUpdated,
  viewerIdIn,
} from './session.ts';
export { configureSession, readStoredSession, storeSession } from './stored-session.ts';
export { createTokenSource } from './token-source.ts';
export { useReadViewerId } from './use-read-viewer-id.ts';
