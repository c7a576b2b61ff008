import { seated } from './seat.ts';
import { readStoredSession } from './session-storage.ts';
import { storedElsewhere } from './session.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Follows what other tabs do to the stored session: signing out in one signs out all of the same seat (decision D14). */
export function watchOtherTabs(): () => void {
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    // A cleared storage tells no key.
    if (key === null || key === seated(STORAGE_KEYS.session)) storedElsewhere(readStoredSession());
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
}
