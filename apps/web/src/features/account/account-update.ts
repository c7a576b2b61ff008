import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { string } from 'yup';
import { ChangeError, UNCONFIRMED } from '../../server-state/change-error.ts';
import { navigationState } from '../../shared/navigation-state.ts';

/**
 * Whether an update was made whose answer was lost: the record if it equals what was sent, null if it is unchanged.
 * @throws ChangeError if it is neither, because another device or the service changed it
 */
export function resolveLostUpdate<Item>(
  record: Item,
  { isSent, isAsBefore }: { isSent: boolean; isAsBefore: boolean },
): Item | null {
  if (isAsBefore) return null;
  if (isSent) return record;
  throw new ChangeError('unknown', UNCONFIRMED);
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

/** The page that led here, to open again after the update. */
export const useReturnTo = navigationState('returnTo', string());
