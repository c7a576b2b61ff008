import { getGetTransactionHistoryQueryOptions, getGetTransactionQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, FIRST_PAGE, startQueries, viewerQueries } from '../../shared/route-context.ts';

/** The list that is shown beside the pages of a transaction. */
export const loadTransactionsBeside = async () =>
  (await import('./list/transactions-beside.tsx')).TransactionsBeside;

export function transactionRoutes(context: RouteContext): RouteObject[] {
  const startTransaction = startQueries(context, ({ id, viewerId }) => [
    getGetTransactionQueryOptions(id),
    ...viewerQueries(viewerId),
  ]);
  return [
    {
      path: PATHS.transactions,
      ...startQueries(context, ({ search }) =>
        search.toString() !== '' ? [] : [getGetTransactionHistoryQueryOptions(FIRST_PAGE)],
      ),
      ...lazyPage(async () => (await import('./list/transaction-list-page.tsx')).TransactionListPage),
    },
    {
      path: PATHS.transaction,
      ...startTransaction,
      ...lazyPage(
        async () => (await import('./details/transaction-details-page.tsx')).TransactionDetailsPage,
      ),
    },
    {
      path: PATHS.manageTransaction,
      ...startTransaction,
      ...lazyPage(async () => (await import('./manage/manage-transaction-page.tsx')).ManageTransactionPage),
    },
  ];
}
