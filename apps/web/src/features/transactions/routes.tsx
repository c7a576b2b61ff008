import type { RouteObject } from 'react-router-dom';

export const transactionRoutes: RouteObject[] = [
  {
    path: 'transactions',
    lazy: async () => ({
      Component: (await import('./list/transaction-list-page.tsx')).TransactionListPage,
    }),
  },
  {
    path: 'transactions/:id',
    lazy: async () => ({
      Component: (await import('./details/transaction-details-page.tsx')).TransactionDetailsPage,
    }),
  },
  {
    path: 'manage-transactions/:id',
    lazy: async () => ({
      Component: (await import('./manage/manage-transaction-page.tsx')).ManageTransactionPage,
    }),
  },
];
