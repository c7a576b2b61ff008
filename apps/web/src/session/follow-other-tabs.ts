import { type Scope, scopeBind } from 'effector';
import { namespaced } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { changedInAnotherTab } from './session.ts';
import { readStoredSession } from './stored-session.ts';

/** Signing out in one tab signs out all of them. Returns a function that stops following. */
export function followOtherTabs(scope: Scope): () => void {
  const changed = scopeBind(changedInAnotherTab, { scope });
  const stop = new AbortController();
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    // The event of a cleared storage has neither key nor value.
    const isOfSession = key === null || key === namespaced(STORAGE_KEYS.session);
    if (storageArea !== localStorage || !isOfSession) return;
    // A session stored after a removal may be one that this tab wrote before it noticed.
    changed(newValue === null ? null : readStoredSession());
  };
  // A page in the back/forward cache received no storage events.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed(readStoredSession());
  };
  window.addEventListener('storage', follow, { signal: stop.signal });
  window.addEventListener('pageshow', catchUp, { signal: stop.signal });
  return () => stop.abort();
}
