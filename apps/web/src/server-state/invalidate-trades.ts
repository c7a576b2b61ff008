import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { localStore, namespaced } from '../storage/storage.ts';

/** First elements of the generated query keys that a change of an order affects. */
const AFFECTED = new Set<unknown>(['Order', 'Transaction', 'Dispute', 'Notifications']);

export async function invalidateTrades(queryClient: QueryClient): Promise<void> {
  notifyOtherTabs();
  await readTradesAgain(queryClient);
}

export function useTradesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === namespaced(STORAGE_KEYS.tradesChangedAt) && newValue !== null)
        void readTradesAgain(queryClient);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [queryClient]);
}

/** Writing the key raises a storage event in every other tab of this browser, but not in this one. */
export function notifyOtherTabs(namespace?: string): void {
  localStore.write(STORAGE_KEYS.tradesChangedAt, String(Date.now()), namespace);
}

async function readTradesAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => AFFECTED.has(queryKey[0]) });
}
