import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { namespaced } from '../storage/storage.ts';

/** First elements of the generated query keys that a change of an order affects. */
const AFFECTED = new Set<unknown>(['Order', 'Transaction', 'Dispute', 'Notifications']);
const CHANNEL_NAME = 'amana-trades';

/** A channel does not receive the messages that it posts, so this page is not notified of its own changes. */
let listening: BroadcastChannel | null = null;

export async function invalidateTrades(queryClient: QueryClient): Promise<void> {
  notifyOtherTabs();
  await readTradesAgain(queryClient);
}

export function useTradesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const own = openChannel();
    if (own === null) return undefined;
    own.onmessage = () => void readTradesAgain(queryClient);
    listening = own;
    return () => {
      own.close();
      if (listening === own) listening = null;
    };
  }, [queryClient]);
}

export function notifyOtherTabs(namespace?: string): void {
  const isCurrent = namespace === undefined;
  const channel = (isCurrent ? listening : null) ?? openChannel(namespace);
  channel?.postMessage(null);
  if (channel !== listening) channel?.close();
}

/** Null if the browser forbids channels, as Firefox does with all cookies blocked; then no other tab has this session. */
function openChannel(namespace?: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(namespaced(CHANNEL_NAME, namespace));
  } catch {
    return null;
  }
}

async function readTradesAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => AFFECTED.has(queryKey[0]) });
}
