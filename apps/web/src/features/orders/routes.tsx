import type { RouteObject } from 'react-router-dom';

export const orderRoutes: RouteObject[] = [
  {
    path: 'create-order',
    lazy: async () => ({ Component: (await import('./create/create-order-page.tsx')).CreateOrderPage }),
  },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('./list/order-list-page.tsx')).OrderListPage }),
  },
  {
    path: 'orders/:id',
    lazy: async () => ({ Component: (await import('./detail/order-detail-page.tsx')).OrderDetailPage }),
  },
  {
    path: 'order/success',
    lazy: async () => ({ Component: (await import('./success/order-success-page.tsx')).OrderSuccessPage }),
  },
  {
    path: 'order/approve/:id',
    lazy: async () => ({ Component: (await import('./approve/approve-order-page.tsx')).ApproveOrderPage }),
  },
  // Without an id the page says so.
  {
    path: 'order/approve',
    lazy: async () => ({ Component: (await import('./approve/approve-order-page.tsx')).ApproveOrderPage }),
  },
];
