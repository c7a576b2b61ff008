import { type Scope, scopeBind } from 'effector';
import { namespaced } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { changedInAnotherTab, $session } from './session.ts';
import { type Session, readStoredSession } from './stored-session.ts';

/** Signing out in one tab signs out all of them. Returns a function that stops following. */
export function followOtherTabs(scope: Scope): () => void {
  const changed = scopeBind(changedInAnotherTab, { scope });
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    // The event of a cleared storage has neither key nor value.
    if (key === null || key === namespaced(STORAGE_KEYS.session))
      changed(newValue === null ? storedSinceRemoval(scope) : readStoredSession());
  };
  // A page in the back/forward cache received no storage events.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed(readStoredSession());
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', catchUp);
  };
}

/** Ignores a session that this tab wrote before it noticed the removal. */
function storedSinceRemoval(scope: Scope): Session | null {
  const stored = readStoredSession();
  return stored?.accessToken === scope.getState($session).accessToken ? null : stored;
}
