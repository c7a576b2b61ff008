import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const disputeRoutes: RouteObject[] = [
  {
    path: PATHS.disputes,
    ...lazyPage(async () => (await import('./list/dispute-list-page.tsx')).DisputeListPage),
  },
  {
    path: PATHS.lodgeDispute,
    ...lazyPage(async () => (await import('./lodge/lodge-dispute-page.tsx')).LodgeDisputePage),
  },
  {
    path: PATHS.manageDispute,
    ...lazyPage(async () => (await import('./detail/dispute-page.tsx')).DisputePage),
  },
];
