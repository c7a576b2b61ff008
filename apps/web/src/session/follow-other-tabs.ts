import { namespaced } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { changedInAnotherTab } from './session-events.ts';
import { $session } from './session.ts';
import type { Session } from './session-types.ts';
import { readStoredSession } from './stored-session.ts';

/** Follows what other tabs do to the stored session: signing out in one signs out all of them. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    // The event of a cleared storage has neither key nor value.
    if (key === null || key === namespaced(STORAGE_KEYS.session))
      changedInAnotherTab(newValue === null ? storedSinceRemoval() : readStoredSession());
  };
  // A page in the back/forward cache got no events of the storage.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changedInAnotherTab(readStoredSession());
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', catchUp);
  };
}

/**
 * After another tab has removed the session: one that somebody has signed in with since, else null. This tab may have
 * written its own a moment later, before it heard of the removal, and that one does not count.
 */
function storedSinceRemoval(): Session | null {
  const stored = readStoredSession();
  return stored?.accessToken === $session.getState().accessToken ? null : stored;
}
