import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const transactionRoutes: RouteObject[] = [
  {
    path: PATHS.transactions,
    ...lazyPage(async () => (await import('./list/transaction-list-page.tsx')).TransactionListPage),
  },
  {
    path: PATHS.transaction,
    ...lazyPage(async () => (await import('./details/transaction-details-page.tsx')).TransactionDetailsPage),
  },
  {
    path: PATHS.manageTransaction,
    ...lazyPage(async () => (await import('./manage/manage-transaction-page.tsx')).ManageTransactionPage),
  },
];
