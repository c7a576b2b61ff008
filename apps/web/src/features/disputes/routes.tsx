import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const disputeRoutes: RouteObject[] = [
  {
    path: 'disputes',
    ...lazyPage(async () => (await import('./list/dispute-list-page.tsx')).DisputeListPage),
  },
  {
    path: 'lodge-dispute/:id',
    ...lazyPage(async () => (await import('./lodge/lodge-dispute-page.tsx')).LodgeDisputePage),
  },
  {
    path: 'manage-disputes/:id',
    ...lazyPage(async () => (await import('./detail/dispute-page.tsx')).DisputePage),
  },
];
