import { $session, endOnServer, loggedOut } from '../session/index.ts';
import { forgetAllDrafts } from '../shared/drafts.ts';

/** A sign-out of which the person and the server know; after one that the server or another tab forces, drafts stay. */
export function signOut(): void {
  forgetAllDrafts();
  loggedOut();
}

/** A sign-out that the person asked for: at once in this browser, and beside that on the server. */
export function signOutEverywhere(): void {
  const session = $session.getState();
  signOut();
  void endOnServer(session);
}
