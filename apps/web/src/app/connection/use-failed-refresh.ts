import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useRetryFailed } from '../../shared/hooks/use-retry-failed.ts';

export interface FailedRefresh {
  /** When the oldest item on the screen that could not be refreshed was loaded, in ms since 1970. */
  readonly shownSince: number;
  readonly retry: () => void;
}

export function useFailedRefresh(): FailedRefresh | null {
  const cache = useQueryClient().getQueryCache();
  const retry = useRetryFailed();
  const subscribe = useCallback((notify: () => void) => cache.subscribe(notify), [cache]);
  const oldest = () =>
    Math.min(
      ...cache.findAll({ type: 'active', predicate: isStale }).map(({ state }) => state.dataUpdatedAt),
    );
  const shownSince = useSyncExternalStore(subscribe, oldest, oldest);
  if (shownSince === Infinity) return null;
  return { shownSince, retry };
}

/** Succeeded before and failed when read again. A page itself shows a query that never succeeded. */
function isStale({ state }: Query): boolean {
  return state.status === 'error' && state.data !== undefined;
}
