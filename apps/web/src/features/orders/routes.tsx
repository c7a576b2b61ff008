import { getGetBankAccountQueryOptions, getGetOrderQueryOptions } from '@amana/api';
import type { RouteObject } from 'react-router-dom';
import { startList } from '../../lists/list-definition.ts';
import { PATHS } from '../../shared/paths.ts';
import { type RouteContext, startQueries, viewerQueries } from '../../shared/route-context.ts';
import { ORDER_LIST_SOURCE } from './list/order-list-query.ts';

export function orderRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      path: PATHS.createOrder,
      ...startQueries(context, ({ viewerId }) => viewerQueries(viewerId)),
      lazy: async () => ({ Component: (await import('./create/create-order-page.tsx')).CreateOrderPage }),
    },
    {
      path: PATHS.orders,
      ...startList(context, ORDER_LIST_SOURCE),
      lazy: async () => ({ Component: (await import('./list/order-list.tsx')).OrderListPage }),
    },
    {
      path: PATHS.order,
      ...startQueries(context, ({ id, viewerId, search }) => {
        const referral = search.get('referral');
        return [
          getGetOrderQueryOptions(id, referral === null ? undefined : { referral }),
          getGetBankAccountQueryOptions(viewerId),
        ];
      }),
      lazy: async () => ({ Component: (await import('./detail/order-detail-page.tsx')).OrderDetailPage }),
    },
    {
      path: PATHS.orderSuccess,
      lazy: async () => ({ Component: (await import('./order-created.tsx')).OrderSuccessPage }),
    },
    {
      path: PATHS.approveOrder,
      ...startQueries(context, ({ id, viewerId }) => [
        ...(id === '' ? [] : [getGetOrderQueryOptions(id)]),
        getGetBankAccountQueryOptions(viewerId),
      ]),
      lazy: async () => ({ Component: (await import('./approve/approve-order-page.tsx')).ApproveOrderPage }),
    },
  ];
}
