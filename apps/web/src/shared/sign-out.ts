import { loggedOut } from '../session/index.ts';
import { forgetAllDrafts } from './forms/drafts.ts';

/** A sign-out that the person asked for; after one that the server or another tab forces, drafts stay. */
export function signOut(): void {
  forgetAllDrafts();
  loggedOut();
}
