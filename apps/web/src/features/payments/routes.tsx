import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const paymentRoutes: RouteObject[] = [
  {
    path: 'order/payments/:id',
    ...lazyPage(async () => (await import('./select/payment-page.tsx')).PaymentPage),
  },
  {
    path: 'order/payment/account/:id',
    ...lazyPage(async () => (await import('./transfer/transfer-details-page.tsx')).TransferDetailsPage),
  },
];
