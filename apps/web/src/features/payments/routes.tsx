import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries, viewerQueries } from '../../shared/route-context.ts';

const loadCompletePayment = () => import('./complete-payment/complete-payment-page.tsx');
const loadTransferDetails = () => import('./transfer/transfer-details-page.tsx');

/** What the buyer of an order opens next. */
export const PAYMENT_PAGES = [loadCompletePayment, loadTransferDetails];

export function paymentRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.orderPayment,
      ...startQueries(context, (api, { id, viewerId }) => [
        api.getGetOrderQueryOptions(id),
        ...viewerQueries(api, viewerId),
      ]),
      ...lazyPage(async () => (await loadCompletePayment()).CompletePaymentPage),
    },
    {
      path: PATHS.transferDetails,
      ...startQueries(context, (api, { id, viewerId }) => [
        api.getGetTransactionQueryOptions(id),
        ...viewerQueries(api, viewerId),
      ]),
      ...lazyPage(async () => (await loadTransferDetails()).TransferDetailsPage),
    },
  ];
}
