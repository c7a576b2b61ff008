import { type FailureKind, forgetAttempts, isApiError } from '@amana/api';
import { UNUSED_QUERY_CACHE_MS } from '@amana/domain';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { attach, createStore, sample } from 'effector';
import { $isAuthenticated, $isRefreshDue, signedOut } from '../session/index.ts';
import { pollEvery } from '../shared/queries/poll-every.ts';
import { readFailedAgain } from '../shared/hooks/use-retry-failed.ts';

const RETRIES = 2;
/** Data younger than this is not fetched again, so opening a page twice in a row sends one request. */
const FRESH_MS = 1_000;

const WORTH_RETRYING: ReadonlySet<FailureKind> = new Set(['offline', 'network', 'hidden', 'unavailable']);

const BACKOFF_MS = { first: 1_000, most: 30_000 };
/** Share of the backoff that is subtracted at random at most, so that not all devices return at once. */
const JITTER = 0.25;
/** A longer wait that the service asks for is shown as a failure; the query is read again after it. */
const LONGEST_HIDDEN_WAIT_MS = 7_000;

/** Timeouts are not retried: their 15 s are as long as a person should wait for any answer. */
function isWorthRetrying(error: unknown): boolean {
  return !isApiError(error) || (WORTH_RETRYING.has(error.kind) && error.waitMs <= LONGEST_HIDDEN_WAIT_MS);
}

function retryDelay(count: number, error: unknown): number {
  const backoffMs = Math.min(BACKOFF_MS.first * 2 ** count, BACKOFF_MS.most) * (1 - JITTER * Math.random());
  return isApiError(error) ? Math.max(backoffMs, error.waitMs) : backoffMs;
}

export function createQueryClient(): QueryClient {
  // The library assumes online at start, and would not notice the first connection of a device that started offline.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: UNUSED_QUERY_CACHE_MS,
        staleTime: FRESH_MS,
        retry: (count, error) => count < RETRIES && isWorthRetrying(error),
        retryDelay,
        refetchInterval: pollEvery(null),
        // Offline, a call fails visibly instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Set where the app's scope is created. */
export const $queryClient = createStore<QueryClient | null>(null);

// One person's data must not be shown to the next. A query marked `isOfNobody` continues.
const clearCacheFx = attach({
  source: $queryClient,
  effect(queryClient) {
    queryClient?.removeQueries({ predicate: ({ meta }) => meta?.['isOfNobody'] !== true });
    queryClient?.getMutationCache().clear();
    forgetAttempts();
  },
});
const readFailedFx = attach({
  source: $queryClient,
  effect: (queryClient) => (queryClient === null ? undefined : readFailedAgain(queryClient)),
});
sample({ clock: signedOut, target: clearCacheFx });
sample({
  clock: $isRefreshDue.updates,
  source: $isAuthenticated,
  filter: (isAuthenticated, isRefreshDue) => isAuthenticated && !isRefreshDue,
  fn: () => undefined,
  target: readFailedFx,
});
