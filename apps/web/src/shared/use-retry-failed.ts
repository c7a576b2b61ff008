import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** Reads again every query of the screen that failed. */
export function readFailedAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** For Retry: not only the query whose error is shown. */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return () => void readFailedAgain(client);
}
