import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const orderRoutes: RouteObject[] = [
  {
    path: 'create-order',
    ...lazyPage(async () => (await import('./create/create-order-page.tsx')).CreateOrderPage),
  },
  {
    path: 'orders',
    ...lazyPage(async () => (await import('./list/order-list-page.tsx')).OrderListPage),
  },
  {
    path: 'orders/:id',
    ...lazyPage(async () => (await import('./detail/order-detail-page.tsx')).OrderDetailPage),
  },
  {
    path: 'order/success',
    ...lazyPage(async () => (await import('./success/order-success-page.tsx')).OrderSuccessPage),
  },
  {
    path: 'order/approve/:id',
    ...lazyPage(async () => (await import('./approve/approve-order-page.tsx')).ApproveOrderPage),
  },
  // Without an id the page says so.
  {
    path: 'order/approve',
    ...lazyPage(async () => (await import('./approve/approve-order-page.tsx')).ApproveOrderPage),
  },
];
