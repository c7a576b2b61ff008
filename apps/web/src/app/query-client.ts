import { type FailureKind, isApiError } from '@amana/api';
import { UNUSED_QUERY_CACHE_MS } from '@amana/domain';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { createEffect, sample } from 'effector';
import { $isAuthenticated, $isRefreshDue, signedOut } from '../session/index.ts';
import { readFailedAgain } from '../shared/use-retry-failed.ts';

const RETRIES = 2;
/** Data younger than this is shown without asking again: a page that is opened twice in a row asks once. */
const FRESH_MS = 1_000;

const WORTH_RETRYING: ReadonlySet<FailureKind> = new Set(['offline', 'network', 'hidden', 'unavailable']);

/**
 * A refusal stays a refusal; only what the network or the server's own failure broke is tried again. Not what timed out: its
 * 15 s are as long as a person should wait for an answer of any kind.
 */
function isWorthRetrying(error: unknown): boolean {
  return !isApiError(error) || WORTH_RETRYING.has(error.kind);
}

/** The cache of a page, which follows its session. */
export function createQueryClient(): QueryClient {
  // The library starts with online, and would not notice the first connection of a device that started offline.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: UNUSED_QUERY_CACHE_MS,
        staleTime: FRESH_MS,
        retry: (count, error) => count < RETRIES && isWorthRetrying(error),
        // Without a network a call fails, and says so, instead of waiting unseen.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A mutation is never retried automatically, nor queued while offline.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  clearOnSignOut(queryClient);
  readAgainOnRenewal(queryClient);
  return queryClient;
}

/**
 * What one person has fetched is not shown to the next. A query marked `isOfNobody`, such as that of a mailed link, goes
 * on.
 */
function clearOnSignOut(queryClient: QueryClient): void {
  const clearCacheFx = createEffect(() => {
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.['isOfNobody'] !== true });
    queryClient.getMutationCache().clear();
  });
  sample({ clock: signedOut, target: clearCacheFx });
}

/** What failed because the session could not be renewed is asked for again once it is. */
function readAgainOnRenewal(queryClient: QueryClient): void {
  const readFailedFx = createEffect(() => readFailedAgain(queryClient));
  sample({
    clock: $isRefreshDue.updates,
    source: $isAuthenticated,
    filter: (isAuthenticated, isRefreshDue) => isAuthenticated && !isRefreshDue,
    fn: () => undefined,
    target: readFailedFx,
  });
}
