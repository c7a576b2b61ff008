import { useUnit } from 'effector-react';
import { $session, endOnServer, loggedOut } from '../session/index.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tabStore } from '../storage/storage.ts';

/** A deliberate sign-out, which deletes drafts; they stay after a sign-out that the server or another tab forces. */
export function useSignOut(): () => void {
  const logOut = useUnit(loggedOut);
  return () => {
    tabStore.remove(STORAGE_KEYS.drafts);
    logOut();
  };
}

export function useSignOutEverywhere(): () => void {
  const session = useUnit($session);
  const signOut = useSignOut();
  return () => {
    signOut();
    void endOnServer(session);
  };
}
