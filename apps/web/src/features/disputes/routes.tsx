import { getGetDisputeByTransactionQueryOptions, getGetTransactionQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { startList } from '../../lists/list-definition.ts';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries } from '../../shared/route-context.ts';
import { DISPUTE_LIST_SOURCE } from './list/dispute-list-query.ts';

export function disputeRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.disputes,
      ...startList(context, DISPUTE_LIST_SOURCE),
      lazy: async () => ({ Component: (await import('./list/dispute-list.tsx')).DisputeListPage }),
    },
    {
      path: PATHS.lodgeDispute,
      ...startQueries(context, ({ id }) => [getGetTransactionQueryOptions(id)]),
      lazy: async () => ({ Component: (await import('./lodge/lodge-dispute-page.tsx')).LodgeDisputePage }),
    },
    {
      path: PATHS.manageDispute,
      // With the id of a dispute, the page reads the transaction once it knows its id.
      ...startQueries(context, ({ id }) => [
        getGetDisputeByTransactionQueryOptions(id),
        getGetTransactionQueryOptions(id),
      ]),
      lazy: async () => ({ Component: (await import('./detail/dispute-page.tsx')).DisputePage }),
    },
  ];
}
