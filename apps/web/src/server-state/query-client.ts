import { type FailureKind, forgetAttempts, getGetNotificationsQueryKey, isApiError } from '@amana/api';
import { TOAST_SUCCESS_MS, UNUSED_QUERY_CACHE_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { attach, createStore, sample } from 'effector';
import { $isAuthenticated, $refreshFailure, signedOut } from '../session/index.ts';
import { showError } from './change-error.ts';
import { invalidateTrades } from './invalidate-trades.ts';
import { pollEvery } from './poll-every.ts';
import { readFailedAgain } from './use-retry-failed.ts';

const RETRIES = 2;
/** Data younger than this is not fetched again, so opening a page twice in a row sends one request. */
const FRESH_MS = 1_000;

const WORTH_RETRYING: ReadonlySet<FailureKind> = new Set(['offline', 'network', 'hidden', 'unavailable']);

const BACKOFF_MS = { first: 1_000, most: 30_000 };
/** Share of the backoff that is subtracted at random at most, so that not all devices return at once. */
const JITTER = 0.25;
/** A longer wait that the service asks for is shown as a failure; the query is read again after it. */
const LONGEST_HIDDEN_WAIT_MS = 7_000;

/** Timeouts are not retried: their 15 s are as long as a person should see nothing arrive. */
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
    mutationCache: createMutationCache(),
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

/** Tells how every mutation with a `meta` has ended, also after its page was left. */
function createMutationCache(): MutationCache {
  return new MutationCache({
    onSuccess: (answer, _variables, _context, { meta }) => {
      const text = meta?.success?.(answer) ?? null;
      if (text !== null) toast.success(text, meta?.successMs ?? TOAST_SUCCESS_MS);
    },
    onError: (error, _variables, _context, { meta }) => {
      if (meta !== undefined) showError(error, meta.failed);
    },
    onSettled: (_answer, _error, _variables, _context, { meta }, { client }) => {
      if (meta?.affects === 'trades') void invalidateTrades(client);
      if (meta?.affects === 'notifications')
        void client.invalidateQueries({ queryKey: getGetNotificationsQueryKey() });
    },
  });
}

/** Set where the app's scope is created. */
export const $queryClient = createStore<QueryClient | null>(null);

// One person's data must not be shown to the next. A query marked `survivesSignOut` continues.
const clearCacheFx = attach({
  source: $queryClient,
  effect(queryClient) {
    queryClient?.removeQueries({ predicate: ({ meta }) => meta?.['survivesSignOut'] !== true });
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
  clock: $refreshFailure.updates,
  source: $isAuthenticated,
  filter: (isAuthenticated, failure) => isAuthenticated && failure === null,
  fn: () => undefined,
  target: readFailedFx,
});
