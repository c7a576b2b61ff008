import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const orderRoutes: RouteObject[] = [
  {
    path: PATHS.createOrder,
    ...lazyPage(async () => (await import('./create/create-order-page.tsx')).CreateOrderPage),
  },
  {
    path: PATHS.orders,
    ...lazyPage(async () => (await import('./list/order-list-page.tsx')).OrderListPage),
  },
  {
    path: PATHS.order,
    ...lazyPage(async () => (await import('./detail/order-detail-page.tsx')).OrderDetailPage),
  },
  {
    path: PATHS.orderSuccess,
    ...lazyPage(async () => (await import('./success/order-success-page.tsx')).OrderSuccessPage),
  },
  {
    path: PATHS.approveOrder,
    ...lazyPage(async () => (await import('./approve/approve-order-page.tsx')).ApproveOrderPage),
  },
];
