import { getGetOverviewQueryOptions, getGetUserQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries } from '../../shared/route-context.ts';
import { recentTransactionsQuery } from './overview/recent-transactions-query.ts';

export function dashboardRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.overview,
      ...startQueries(context, ({ viewerId }) => [
        getGetOverviewQueryOptions(viewerId),
        recentTransactionsQuery(),
        getGetUserQueryOptions(viewerId),
      ]),
      lazy: async () => ({ Component: (await import('./overview/overview-page.tsx')).OverviewPage }),
    },
  ];
}
