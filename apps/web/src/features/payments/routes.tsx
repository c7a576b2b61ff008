import { getGetOrderQueryOptions, getGetTransactionQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries } from '../../shared/route-context.ts';

export function paymentRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.orderPayment,
      ...startQueries(context, ({ id }) => [getGetOrderQueryOptions(id)]),
      ...lazyPage(
        async () => (await import('./complete-payment/complete-payment-page.tsx')).CompletePaymentPage,
      ),
    },
    {
      path: PATHS.transferDetails,
      ...startQueries(context, ({ id }) => [getGetTransactionQueryOptions(id)]),
      ...lazyPage(async () => (await import('./transfer/transfer-details-page.tsx')).TransferDetailsPage),
    },
  ];
}
