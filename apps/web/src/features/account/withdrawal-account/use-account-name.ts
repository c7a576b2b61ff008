import { errorText, resolveBankAccount } from '@amana/api';
import { canResolveAccount } from '@amana/domain';
import { useQuery } from '@tanstack/react-query';

interface AccountName {
  readonly name: string;
  readonly isLooking: boolean;
  readonly problem: string | null;
  readonly lookUpAgain: () => void;
}

/** The query key contains both parameters, so a late answer is never shown next to another number. */
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
    lookUpAgain: () => void lookup.refetch(),
  };
}
