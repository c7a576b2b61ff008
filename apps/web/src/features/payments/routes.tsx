import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const paymentRoutes: RouteObject[] = [
  {
    path: PATHS.orderPayment,
    ...lazyPage(async () => (await import('./select/payment-page.tsx')).PaymentPage),
  },
  {
    path: PATHS.transferDetails,
    ...lazyPage(async () => (await import('./transfer/transfer-details-page.tsx')).TransferDetailsPage),
  },
];
