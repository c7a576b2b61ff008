import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const transactionRoutes: RouteObject[] = [
  {
    path: 'transactions',
    ...lazyPage(async () => (await import('./list/transaction-list-page.tsx')).TransactionListPage),
  },
  {
    path: 'transactions/:id',
    ...lazyPage(async () => (await import('./details/transaction-details-page.tsx')).TransactionDetailsPage),
  },
  {
    path: 'manage-transactions/:id',
    ...lazyPage(async () => (await import('./manage/manage-transaction-page.tsx')).ManageTransactionPage),
  },
];
