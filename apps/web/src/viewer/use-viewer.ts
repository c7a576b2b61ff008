import { type User, useGetBankAccount, useGetUser } from '@amana/api';
import { isProfileCompleted } from '@amana/domain';
import { useUnit } from 'effector-react';
import { $session } from '../session/index.ts';
import { useRetryFailed } from '../server-state/use-retry-failed.ts';
import { type FailingQuery, useStickyError } from '../server-state/use-sticky-error.ts';

interface ReadFailure {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export interface SignedInViewer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Null until it is known. */
  readonly profileCompleted: boolean | null;
  /** Why it is not known. */
  readonly failure: ReadFailure | null;
}

export interface BankDetailsState {
  /** Null until it is known. */
  readonly hasBankDetails: boolean | null;
  /** Why it is not known. */
  readonly failure: ReadFailure | null;
  /** Until the first answer or failure. */
  readonly isFirstLoad: boolean;
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
  const failure = useReadFailure(profile);
  const isComplete = user !== null && hasCompleteProfile(user);
  // The stored profile may have been completed on another device; a complete one stays complete.
  const isKnown = isComplete || profile.data !== undefined;
  return {
    userId,
    name,
    email: user?.email ?? '',
    phoneNumber: user?.phoneNumber ?? '',
    profileCompleted: isKnown ? isComplete : null,
    failure: isKnown ? null : failure,
  };
}

/** `isNeeded`: only a seller needs bank details, so no page of a buyer waits for them. */
export function useBankDetails(isNeeded: boolean): BankDetailsState {
  const userId = useViewerId();
  const account = useGetBankAccount(userId, { query: { enabled: isNeeded && userId !== '' } });
  return {
    hasBankDetails: account.data === undefined ? null : account.data.data !== null,
    failure: useReadFailure(account),
    isFirstLoad: isNeeded && !account.isFetched,
  };
}

function useReadFailure(query: FailingQuery & { readonly data: unknown }): ReadFailure | null {
  const { error, retry } = useStickyError(query, useRetryFailed());
  return query.data !== undefined || error === null ? null : { error, onRetry: retry };
}
