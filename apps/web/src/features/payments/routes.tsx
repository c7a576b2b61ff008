import { getGetOrderQueryOptions, getGetTransactionQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries, viewerQueries } from '../../shared/route-context.ts';

export function paymentRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.orderPayment,
      ...startQueries(context, ({ id, viewerId }) => [
        getGetOrderQueryOptions(id),
        ...viewerQueries(viewerId),
      ]),
      ...lazyPage(
        async () => (await import('./complete-payment/complete-payment-page.tsx')).CompletePaymentPage,
      ),
    },
    {
      path: PATHS.transferDetails,
      ...startQueries(context, ({ id, viewerId }) => [
        getGetTransactionQueryOptions(id),
        ...viewerQueries(viewerId),
      ]),
      ...lazyPage(async () => (await import('./transfer/transfer-details-page.tsx')).TransferDetailsPage),
    },
  ];
}
