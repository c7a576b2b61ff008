import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SEATS, seated } from '../session/index.ts';

/** The first word of the generated keys of everything that a change of an order can touch (§7). */
const TOUCHED = new Set<unknown>(['Order', 'Transaction', 'Dispute', 'Notifications']);
const CHANNEL_NAME = 'amana-trades';

/** The channel of the page that listens: what this tab says on it does not come back to it. */
let listening: BroadcastChannel | null = null;

/** Every list and detail of orders and transactions is read again, in other tabs too. */
export async function invalidateTrades(queryClient: QueryClient): Promise<void> {
  tellOtherTabs();
  await readTradesAgain(queryClient);
}

/** For a page about an order: an action in another tab shows here at once. */
export function useTradesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const own = new BroadcastChannel(seated(CHANNEL_NAME));
    own.onmessage = () => void readTradesAgain(queryClient);
    listening = own;
    return () => {
      own.close();
      if (listening === own) listening = null;
    };
  }, [queryClient]);
}

/** For a page that shows several seats: each reads its trades again. */
export function invalidateTradesOfSeats(): void {
  for (const seat of SEATS) {
    const channel = new BroadcastChannel(seated(CHANNEL_NAME, seat));
    channel.postMessage(null);
    channel.close();
  }
}

function tellOtherTabs(): void {
  const channel = listening ?? new BroadcastChannel(seated(CHANNEL_NAME));
  channel.postMessage(null);
  if (channel !== listening) channel.close();
}

async function readTradesAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(queryKey[0]) });
}
