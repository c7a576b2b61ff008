import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Stores what a change was answered as what a query reads. An answer to a call from before is not waited for: it is older. */
export async function storeAnswer(
  queryClient: QueryClient,
  queryKey: QueryKey,
  answer: unknown,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
}
