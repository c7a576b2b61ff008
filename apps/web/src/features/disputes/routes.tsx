import {
  getGetDisputeByTransactionQueryOptions,
  getGetDisputedTransactionsQueryOptions,
  getGetTransactionQueryOptions,
} from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, FIRST_PAGE, startQueries } from '../../shared/route-context.ts';

/** The list that is shown beside the page of a dispute. */
export const loadDisputesBeside = async () => (await import('./list/disputes-beside.tsx')).DisputesBeside;

export function disputeRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.disputes,
      ...startQueries(context, ({ search }) =>
        search.toString() !== '' ? [] : [getGetDisputedTransactionsQueryOptions(FIRST_PAGE)],
      ),
      ...lazyPage(async () => (await import('./list/dispute-list-page.tsx')).DisputeListPage),
    },
    {
      path: PATHS.lodgeDispute,
      ...startQueries(context, ({ id }) => [getGetTransactionQueryOptions(id)]),
      ...lazyPage(async () => (await import('./lodge/lodge-dispute-page.tsx')).LodgeDisputePage),
    },
    {
      path: PATHS.manageDispute,
      ...startQueries(context, ({ id }) => [getGetDisputeByTransactionQueryOptions(id)]),
      ...lazyPage(async () => (await import('./detail/dispute-page.tsx')).DisputePage),
    },
  ];
}
