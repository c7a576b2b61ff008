import { type User, useGetBankAccount, useGetUser } from '@amana/api';
import { isProfileCompleted } from '@amana/domain';
import { useUnit } from 'effector-react';
import { $session } from '../session/index.ts';
import { useRetryFailed } from '../shared/hooks/use-retry-failed.ts';

export interface SignedInViewer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly hasBankDetails: boolean;
  readonly profileCompleted: boolean;
  /** False until profile and bank details are loaded. */
  readonly isKnown: boolean;
  readonly failure: { readonly error: unknown; readonly onRetry: () => void } | null;
}

/** Empty while signed out. */
export function useViewerId(): string {
  return useUnit($session).user?.userId ?? '';
}

/** The server's profile; until it is loaded, the one stored at sign-in. */
export function useProfile(): User | null {
  const { user } = useUnit($session);
  const profile = useGetUser(user?.userId ?? '', { query: { enabled: user !== null } });
  return profile.data?.data ?? user;
}

/** As the service reports; if it does not, the fields decide. */
export function hasCompleteProfile(user: User): boolean {
  return user.profileCompleted ?? isProfileCompleted(user);
}

export function useViewerName(): string {
  const user = useProfile();
  return user === null ? '' : `${user.firstName} ${user.lastName}`.trim();
}

export function useViewer(): SignedInViewer {
  const user = useProfile();
  const name = useViewerName();
  const userId = useViewerId();
  const profile = useGetUser(userId, { query: { enabled: userId !== '' } });
  const bankAccount = useGetBankAccount(userId, { query: { enabled: userId !== '' } });
  const isKnown = profile.data !== undefined && bankAccount.data !== undefined;
  const onRetry = useRetryFailed();
  const error = profile.error ?? bankAccount.error;
  return {
    userId,
    name,
    email: user?.email ?? '',
    phoneNumber: user?.phoneNumber ?? '',
    hasBankDetails: bankAccount.data?.data !== null && bankAccount.data?.data !== undefined,
    profileCompleted: user !== null && hasCompleteProfile(user),
    isKnown,
    failure: isKnown || error === null ? null : { error, onRetry },
  };
}
