import type { RouteObject } from 'react-router-dom';

export const transactionRoutes: RouteObject[] = [
  {
    path: 'transactions',
    lazy: async () => ({
      Component: (await import('./list/transaction-list-page.tsx')).TransactionListPage,
    }),
  },
  {
    path: 'manage-transactions/:id',
    lazy: async () => ({
      Component: (await import('./manage/manage-transaction-page.tsx')).ManageTransactionPage,
    }),
  },
];
