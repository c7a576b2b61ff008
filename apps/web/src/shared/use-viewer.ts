import type { User } from '@amana/api';
import { useGetBankAccount, useGetUser } from '@amana/api';
import { useUnit } from 'effector-react';
import { $session } from '../session/index.ts';
import { useRetryFailed } from './use-retry-failed.ts';

/** The signed-in person as screens see them (§3). */
export interface SignedInViewer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly hasBankDetails: boolean;
  readonly profileCompleted: boolean;
  readonly isAuthenticated: boolean;
  /** False until it is known whether there are bank details, and how the profile stands now. */
  readonly isKnown: boolean;
  /** Asks again, where that could not be found out; null while it is known or on its way. */
  readonly retry: (() => void) | null;
}

/** The profile: what the server says, and until then what was stored at sign-in (§6). */
export function useProfile(): User | null {
  const { user } = useUnit($session);
  const profile = useGetUser(user?.userId ?? '', { query: { enabled: user !== null } });
  return profile.data?.data ?? user;
}

export function useViewer(): SignedInViewer {
  const { isAuthenticated } = useUnit($session);
  const user = useProfile();
  const userId = user?.userId ?? '';
  const profile = useGetUser(userId, { query: { enabled: userId !== '' } });
  const bankAccount = useGetBankAccount(userId, { query: { enabled: userId !== '' } });
  const isKnown = profile.data !== undefined && bankAccount.data !== undefined;
  const retryFailed = useRetryFailed();
  return {
    userId,
    name: user === null ? '' : `${user.firstName} ${user.lastName}`.trim(),
    email: user?.email ?? '',
    phoneNumber: user?.phoneNumber ?? '',
    hasBankDetails: bankAccount.data?.data !== null && bankAccount.data?.data !== undefined,
    profileCompleted: user?.profileCompleted ?? false,
    isAuthenticated,
    isKnown,
    retry: !isKnown && (profile.isError || bankAccount.isError) ? retryFailed : null,
  };
}
