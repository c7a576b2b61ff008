import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { UnconfirmedError } from '../../changes/show-error.ts';

/**
 * Whether an update was made whose answer was lost: the record if it is as it was sent, null if it is as it was before.
 * @throws UnconfirmedError if it is neither, because another device or the service itself changed it
 */
export function resolveLostUpdate<Item>(
  record: Item,
  { isSent, isAsBefore }: { isSent: boolean; isAsBefore: boolean },
): Item | null {
  if (isAsBefore) return null;
  if (isSent) return record;
  throw new UnconfirmedError('The record has changed to something else');
}

/** Stores the answer to an update as the answer to a query. One that is under way is older, and is dropped. */
export async function storeAnswer(
  queryClient: QueryClient,
  queryKey: QueryKey,
  answer: unknown,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
}

/** The page that sent the viewer here to set something up, such as an order that waits for approval. */
export function useReturnTo(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  return typeof state.returnTo === 'string' ? state.returnTo : null;
}
