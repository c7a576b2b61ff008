import { isApiError } from '@amana/api';
import { UNUSED_QUERY_CACHE_MS } from '@amana/domain';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
/** Data younger than this is shown without asking again: a page that is opened twice in a row asks once. */
const FRESH_MS = 1_000;

/** A refusal stays a refusal; only what the network or the server's own failure broke is tried again. */
function isWorthRetrying(error: unknown): boolean {
  return !isApiError(error) || error.status === null || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: UNUSED_QUERY_CACHE_MS,
        staleTime: FRESH_MS,
        retry: (count, error) => count < RETRIES && isWorthRetrying(error),
      },
      // A change of state is never sent twice by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
