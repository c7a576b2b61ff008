import type { RouteObject } from 'react-router-dom';

export const dashboardRoutes: RouteObject[] = [
  {
    path: 'overview',
    lazy: async () => ({ Component: (await import('./overview/overview-page.tsx')).OverviewPage }),
  },
];
