import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The first word of the generated keys of everything that a change of an order can touch (§7). */
const TOUCHED = new Set<unknown>(['Order', 'Transaction', 'Dispute', 'Notifications']);
const CHANNEL_NAME = 'amana-trades';

/** To the other tabs of this browser, while somebody is signed in. */
let channel: BroadcastChannel | null = null;

/** Every list and detail of orders and transactions is read again, in other tabs too. */
export async function invalidateTrades(queryClient: QueryClient): Promise<void> {
  channel?.postMessage(null);
  await readTradesAgain(queryClient);
}

/** An action in another tab shows here at once. */
export function useTradesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const own = new BroadcastChannel(CHANNEL_NAME);
    own.onmessage = () => void readTradesAgain(queryClient);
    channel = own;
    return () => {
      own.close();
      if (channel === own) channel = null;
    };
  }, [queryClient]);
}

async function readTradesAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(queryKey[0]) });
}
