import {
  getGetOverviewQueryOptions,
  getGetTransactionHistoryQueryOptions,
  getGetUserQueryOptions,
} from '@amana/api';
import { RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries } from '../../shared/route-context.ts';

export function dashboardRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.overview,
      ...startQueries(context, ({ viewerId }) => [
        getGetOverviewQueryOptions(viewerId),
        getGetTransactionHistoryQueryOptions({ pageNumber: 1, pageSize: RECENT_TRANSACTIONS_PAGE_SIZE }),
        getGetUserQueryOptions(viewerId),
      ]),
      lazy: async () => ({ Component: (await import('./overview/overview-page.tsx')).OverviewPage }),
    },
  ];
}
