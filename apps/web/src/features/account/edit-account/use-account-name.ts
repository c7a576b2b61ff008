import { errorText, resolveBankAccount } from '@amana/api';
import { canResolveAccount } from '@amana/domain';
import { useQuery } from '@tanstack/react-query';

export interface AccountName {
  readonly name: string;
  readonly isLooking: boolean;
  /** Why the bank gave no name; null when nothing is wrong. */
  readonly problem: string | null;
}

/**
 * The name that the bank holds (§5): asked for only once a bank is chosen and the number is complete. An answer belongs
 * to the number it was asked for, so a late one never stands beside another number.
 */
export function useAccountName(bankCode: string | undefined, accountNumber: string): AccountName {
  const lookup = useQuery({
    queryKey: ['account-name', bankCode, accountNumber],
    enabled: canResolveAccount(bankCode, accountNumber),
    retry: false,
    staleTime: 60_000,
    queryFn: () => resolveBankAccount({ bankCode: bankCode ?? '', accountNumber }),
  });
  return {
    name: lookup.data?.data.accountName ?? '',
    isLooking: lookup.isFetching,
    problem: lookup.isError ? errorText(lookup.error, 'An error occurred') : null,
  };
}
