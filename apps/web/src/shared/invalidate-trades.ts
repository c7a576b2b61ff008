import type { QueryClient } from '@tanstack/react-query';

/** The first word of the generated keys of everything that a change of an order can touch (§7). */
const TOUCHED = new Set<unknown>(['Order', 'Transaction', 'Dispute', 'Notifications']);

/** Every list and detail of orders and transactions is read again. */
export async function invalidateTrades(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(queryKey[0]) });
}
