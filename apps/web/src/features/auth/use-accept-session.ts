import type { Session } from '@amana/api';
import { TOAST_LOGIN_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useUnit } from 'effector-react';
import { credentialsSet, useReadViewerId } from '../../session/index.ts';
import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';

/**
 * The function does nothing if someone has signed in meanwhile.
 * @throws Error for a user without an id
 */
export function useAcceptSession(): (session: Session) => void {
  const readViewerId = useReadViewerId();
  const setCredentials = useUnit(credentialsSet);
  return ({ user, token, refreshToken }) => {
    if (readViewerId() !== null) return;
    if (user.userId === '') throw new Error('No user id');
    localStore.remove(STORAGE_KEYS.pendingEmail);
    toast.success('Login successfully', TOAST_LOGIN_SUCCESS_MS);
    setCredentials({ user, accessToken: token, refreshToken });
  };
}
