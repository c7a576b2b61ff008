import { useQueryClient } from '@tanstack/react-query';

/** Reads again every query of the screen that failed, not only the one whose error is shown. */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
