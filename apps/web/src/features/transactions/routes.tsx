import { getGetTransactionQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { startList } from '../../lists/list-definition.ts';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries, viewerQueries } from '../../shared/route-context.ts';
import { TRANSACTION_LIST_SOURCE } from './list/transaction-list-query.ts';

export function transactionRoutes(context: RouteContext): RouteObject[] {
  const startTransaction = startQueries(context, ({ id, viewerId }) => [
    getGetTransactionQueryOptions(id),
    ...viewerQueries(viewerId),
  ]);
  return [
    {
      path: PATHS.transactions,
      ...startList(context, TRANSACTION_LIST_SOURCE),
      lazy: async () => ({ Component: (await import('./list/transaction-list.tsx')).TransactionListPage }),
    },
    {
      path: PATHS.transaction,
      ...startTransaction,
      lazy: async () => ({
        Component: (await import('./details/transaction-details-page.tsx')).TransactionDetailsPage,
      }),
    },
    {
      path: PATHS.manageTransaction,
      ...startTransaction,
      lazy: async () => ({
        Component: (await import('./manage/manage-transaction-page.tsx')).ManageTransactionPage,
      }),
    },
  ];
}
