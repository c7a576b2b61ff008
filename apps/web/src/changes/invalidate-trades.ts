import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { namespaced } from '../storage/storage.ts';

/** The first element of the generated query keys that a change of an order affects. */
const AFFECTED = new Set<unknown>(['Order', 'Transaction', 'Dispute', 'Notifications']);
const CHANNEL_NAME = 'amana-trades';

/** The channel on which this page listens: messages that the page posts on it do not return to it. */
let listening: BroadcastChannel | null = null;

/** Reads orders, transactions, disputes and notifications again, in other tabs too. */
export async function invalidateTrades(queryClient: QueryClient): Promise<void> {
  notifyOtherTabs();
  await readTradesAgain(queryClient);
}

/** Shows at once what the viewer does in another tab. */
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

/** Of the current namespace, unless another one is named. */
export function notifyOtherTabs(namespace?: string): void {
  const isCurrent = namespace === undefined;
  const channel = (isCurrent ? listening : null) ?? openChannel(namespace);
  channel?.postMessage(null);
  if (channel !== listening) channel?.close();
}

/** Null where the browser forbids it, as Firefox does with all cookies blocked: then no other tab has this session. */
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
