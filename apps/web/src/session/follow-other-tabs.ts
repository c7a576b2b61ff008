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
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
}
