import { prepareApi } from '@amana/api';
import type * as apiQueries from '@amana/api/queries';
import { LIST_PAGE_SIZE } from '@amana/domain';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';

/** Loaded when a page of a signed-in user is first entered, beside the transport. */
type ApiQueries = typeof apiQueries;

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
  queriesOf: (api: ApiQueries, address: PageAddress) => readonly PageQuery[],
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    async loader({ params, request }) {
      const viewer = viewerId();
      if (viewer === null) return null;
      const { searchParams: search } = new URL(request.url);
      const address = { viewerId: viewer, id: params['id'] ?? '', search };
      try {
        // Both before the first render, which would otherwise keep the calls from being sent.
        const [api] = await Promise.all([import('@amana/api/queries'), prepareApi()]);
        for (const { queryKey, queryFn } of queriesOf(api, address))
          queryClient.query({ queryKey, queryFn: queryFn as QueryFunction }).catch(() => null);
      } catch {
        // The page's own hooks ask again, and show the failure.
      }
      return null;
    },
    // Where only the filters of a list change, its hook asks by itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** What `useViewer` reads. */
export function viewerQueries(api: ApiQueries, viewerId: string): PageQuery[] {
  return [api.getGetUserQueryOptions(viewerId), api.getGetBankAccountQueryOptions(viewerId)];
}

/** What a list without filters asks for. */
export const FIRST_PAGE = { pageNumber: 1, pageSize: LIST_PAGE_SIZE };
