import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/navigation/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const dashboardRoutes: RouteObject[] = [
  {
    path: PATHS.overview,
    ...lazyPage(async () => (await import('./overview/overview-page.tsx')).OverviewPage),
  },
];
