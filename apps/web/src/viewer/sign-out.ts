import { $session, endOnServer, loggedOut } from '../session/index.ts';
import { forgetDrafts } from '../shared/drafts.ts';

/** A deliberate sign-out, which deletes drafts; they stay after a sign-out that the server or another tab forces. */
export function signOut(): void {
  forgetDrafts();
  loggedOut();
}

export function signOutEverywhere(): void {
  const session = $session.getState();
  signOut();
  void endOnServer(session);
}
