import type { RouteObject } from 'react-router-dom';

export const paymentRoutes: RouteObject[] = [
  {
    path: 'order/payments/:id',
    lazy: async () => ({ Component: (await import('./select/payment-page.tsx')).PaymentPage }),
  },
  {
    path: 'order/payment/account/:id',
    lazy: async () => ({
      Component: (await import('./transfer/transfer-details-page.tsx')).TransferDetailsPage,
    }),
  },
];
