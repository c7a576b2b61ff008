import { namespaced } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { changedInAnotherTab } from './session.ts';
import { readStoredSession } from './stored-session.ts';

/** Follows what other tabs do to the stored session: signing out in one signs out all of them. */
export function followOtherTabs(): () => void {
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    // The event of a cleared storage has no key.
    if (key === null || key === namespaced(STORAGE_KEYS.session)) changedInAnotherTab(readStoredSession());
  };
  // A page that was kept for Back and Forward got no events of the storage.
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
