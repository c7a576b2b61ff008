import { type QueryClient, useQueryClient } from '@tanstack/react-query';

export function readFailedAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** For Retry: repeats all failed queries, not only the one whose error is shown. */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return () => void readFailedAgain(client);
}
