import type { Session } from '@amana/api';
import { TOAST_LOGIN_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { credentialsSet, viewerId } from '../../session/index.ts';
import { pendingEmail } from './pending-email.ts';

/**
 * Does nothing if someone has signed in meanwhile.
 * @throws Error for a user without an id
 */
export function acceptSession({ user, token, refreshToken }: Session): void {
  if (viewerId() !== null) return;
  if (user.userId === '') throw new Error('No user id');
  pendingEmail.forget();
  toast.success('Login successfully', TOAST_LOGIN_SUCCESS_MS);
  credentialsSet({ user, accessToken: token, refreshToken });
}
