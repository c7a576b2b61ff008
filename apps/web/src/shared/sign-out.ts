import { loggedOut } from '../session/index.ts';
import { forgetAllDrafts } from './forms/drafts.ts';
import { forgetLastFilters } from './lists/last-filters.ts';

/** A sign-out that the person asked for; after one that the server or another tab forces, drafts stay. */
export function signOut(): void {
  forgetAllDrafts();
  forgetLastFilters();
  loggedOut();
}
