import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { UnconfirmedError } from '../../changes/show-error.ts';

/**
 * Whether an update was made whose answer was lost: the record if it equals what was sent, null if it is unchanged.
 * @throws UnconfirmedError if it is neither, because another device or the service changed it
 */
export function resolveLostUpdate<Item>(
  record: Item,
  { isSent, isAsBefore }: { isSent: boolean; isAsBefore: boolean },
): Item | null {
  if (isAsBefore) return null;
  if (isSent) return record;
  throw new UnconfirmedError('The record has changed to something else');
}

/** Stores the answer to an update as the query's data. Cancels a running query, whose answer would be older. */
export async function storeAnswer(
  queryClient: QueryClient,
  queryKey: QueryKey,
  answer: unknown,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
}

export function useReturnTo(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  return typeof state.returnTo === 'string' ? state.returnTo : null;
}
