import { getGetBankAccountQueryOptions, getGetUserQueryOptions } from '@amana/api';
import { LIST_PAGE_SIZE } from '@amana/domain';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';

/** What the routes take from the application that creates them. */
export interface RouteContext {
  readonly queryClient: QueryClient;
  /** Null while nobody is signed in. */
  readonly viewerId: () => string | null;
}

interface PageAddress {
  readonly viewerId: string;
  /** The `:id` of the path. */
  readonly id: string;
  readonly search: URLSearchParams;
}

interface PageQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/**
 * Sends the queries of a page when it is entered and does not wait for their answers: they travel while the page's chunk
 * is loaded and the page shows its skeleton, and its own hooks take over the results and the failures.
 */
export function startQueries(
  { queryClient, viewerId }: RouteContext,
  queriesOf: (address: PageAddress) => readonly PageQuery[],
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader({ params, request }) {
      const viewer = viewerId();
      if (viewer === null) return null;
      const { searchParams: search } = new URL(request.url);
      // The page's own hooks show a failure.
      for (const { queryKey, queryFn } of queriesOf({ viewerId: viewer, id: params['id'] ?? '', search }))
        queryClient.query({ queryKey, queryFn: queryFn as QueryFunction }).catch(() => null);
      return null;
    },
    // Where only the filters of a list change, its hook asks by itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** The queries of `useViewer`. */
export function viewerQueries(viewerId: string): PageQuery[] {
  return [getGetUserQueryOptions(viewerId), getGetBankAccountQueryOptions(viewerId)];
}

/** Parameters of the first page of a list without filters. */
export const FIRST_PAGE = { pageNumber: 1, pageSize: LIST_PAGE_SIZE };
