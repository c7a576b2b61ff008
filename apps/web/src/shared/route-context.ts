import { getGetBankAccountQueryOptions, getGetUserQueryOptions } from '@amana/api';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';

export interface RouteContext {
  readonly queryClient: QueryClient;
  /** Null while signed out. */
  readonly viewerId: () => string | null;
}

interface PageAddress {
  readonly viewerId: string;
  readonly id: string;
  readonly search: URLSearchParams;
}

interface PageQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/** Sends queries without waiting for the answers; the page's own hooks take over results and failures. */
export function startQueries(
  { queryClient, viewerId }: RouteContext,
  queriesOf: (address: PageAddress) => readonly PageQuery[],
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader({ params, request }) {
      const viewer = viewerId();
      if (viewer === null) return null;
      const { searchParams: search } = new URL(request.url);
      // The page's hooks show failures.
      for (const { queryKey, queryFn } of queriesOf({ viewerId: viewer, id: params['id'] ?? '', search }))
        queryClient.query({ queryKey, queryFn: queryFn as QueryFunction }).catch(() => null);
      return null;
    },
    // If only a list's filters change, its hook sends the query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

export function viewerQueries(viewerId: string): PageQuery[] {
  return [getGetUserQueryOptions(viewerId), getGetBankAccountQueryOptions(viewerId)];
}
