import { getGetOrderQueryOptions, getGetTransactionQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries } from '../../shared/route-context.ts';

export function paymentRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.orderPayment,
      ...startQueries(context, ({ id }) => [getGetOrderQueryOptions(id)]),
      lazy: async () => ({
        Component: (await import('./complete-payment/complete-payment-page.tsx')).CompletePaymentPage,
      }),
    },
    {
      path: PATHS.transferDetails,
      ...startQueries(context, ({ id }) => [getGetTransactionQueryOptions(id)]),
      lazy: async () => ({
        Component: (await import('./transfer/transfer-details-page.tsx')).TransferDetailsPage,
      }),
    },
  ];
}
