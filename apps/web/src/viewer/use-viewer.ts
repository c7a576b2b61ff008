import { type User, useGetBankAccount, useGetUser } from '@amana/api';
import { isProfileCompleted } from '@amana/domain';
import { useUnit } from 'effector-react';
import { $session } from '../session/index.ts';
import { useRetryFailed } from '../shared/use-retry-failed.ts';

/** The signed-in person. */
export interface SignedInViewer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly hasBankDetails: boolean;
  readonly profileCompleted: boolean;
  /** False until the profile and the bank details are loaded. */
  readonly isKnown: boolean;
  /** Why the profile or the bank details could not be loaded; null while nothing has failed. */
  readonly failure: { readonly error: unknown; readonly onRetry: () => void } | null;
}

/** Empty while nobody is signed in. */
export function useViewerId(): string {
  return useUnit($session).user?.userId ?? '';
}

/** The profile as the server has it; until that is loaded, as it was stored at sign-in. */
export function useProfile(): User | null {
  const { user } = useUnit($session);
  const profile = useGetUser(user?.userId ?? '', { query: { enabled: user !== null } });
  return profile.data?.data ?? user;
}

/** As the service says; one that does not say it means the same by the fields. */
export function hasCompleteProfile(user: User): boolean {
  return user.profileCompleted ?? isProfileCompleted(user);
}

/** First and last name. */
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
