import { type Bank, getBanks, getGetBanksQueryKey } from '@amana/api';
import { BANK_LIST_PAGE_SIZE } from '@amana/domain';
import { useQuery } from '@tanstack/react-query';
import { nullIfPastLastPage } from '../../../shared/queries/null-if-past-last-page.ts';

export function useBanks() {
  return useQuery({ queryKey: [...getGetBanksQueryKey(), 'every page'], queryFn: readBanks });
}

async function readBanks(): Promise<Bank[]> {
  const banks = new Map<string, Bank>();
  for (let PageNumber = 1; ; PageNumber += 1) {
    const page = { Filter: '', OrderBy: 'name' as const, PageSize: BANK_LIST_PAGE_SIZE, PageNumber };
    const answer = await nullIfPastLastPage(getBanks(page), banks.size > 0);
    const known = banks.size;
    for (const bank of answer?.data ?? []) banks.set(bank.id, bank);
    // A service may send shorter pages than requested, no total, or always the same page.
    if (banks.size === known) return [...banks.values()];
  }
}
