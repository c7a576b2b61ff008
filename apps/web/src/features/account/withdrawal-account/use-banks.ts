import { type Bank, getBanks, getGetBanksQueryKey, readableRows } from '@amana/api';
import { BANK_LIST_PAGE_SIZE } from '@amana/domain';
import { useQuery } from '@tanstack/react-query';

/** Every bank, by name. */
export function useBanks() {
  return useQuery({ queryKey: [...getGetBanksQueryKey(), 'every page'], queryFn: readBanks });
}

async function readBanks(): Promise<Bank[]> {
  const banks = new Map<string, Bank>();
  for (let PageNumber = 1; ; PageNumber += 1) {
    const page = { PageSize: BANK_LIST_PAGE_SIZE, PageNumber, OrderBy: 'name' as const };
    const { data, totalInRecord } = await getBanks(page);
    const known = banks.size;
    for (const bank of readableRows(data)) banks.set(bank.id, bank);
    // Not by the number of pages: a service may send shorter ones than were asked for, or always the same.
    if (banks.size >= totalInRecord || banks.size === known) return [...banks.values()];
  }
}
