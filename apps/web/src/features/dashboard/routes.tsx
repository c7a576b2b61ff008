import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';

export const dashboardRoutes: RouteObject[] = [
  {
    path: 'overview',
    ...lazyPage(async () => (await import('./overview/overview-page.tsx')).OverviewPage),
  },
];
