import type { RouteObject } from 'react-router-dom';

export const disputeRoutes: RouteObject[] = [
  {
    path: 'disputes',
    lazy: async () => ({ Component: (await import('./list/dispute-list-page.tsx')).DisputeListPage }),
  },
  {
    path: 'lodge-dispute/:id',
    lazy: async () => ({ Component: (await import('./lodge/lodge-dispute-page.tsx')).LodgeDisputePage }),
  },
  {
    path: 'manage-disputes/:id',
    lazy: async () => ({ Component: (await import('./detail/dispute-page.tsx')).DisputePage }),
  },
];
