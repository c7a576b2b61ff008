import { useQueryClient } from '@tanstack/react-query';

/** One press reads again all that this screen could not read, not only what was found out first. */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
