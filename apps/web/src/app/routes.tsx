import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { accountRoutes } from '../features/account/index.ts';
import { authRoutes, registerRoute, signInRoute } from '../features/auth/index.ts';
import { chatRoutes } from '../features/chat/index.ts';
import { dashboardRoutes } from '../features/dashboard/index.ts';
import { disputeRoutes } from '../features/disputes/index.ts';
import { orderRoutes } from '../features/orders/index.ts';
import { paymentRoutes } from '../features/payments/index.ts';
import { settingsRoutes } from '../features/settings/index.ts';
import { transactionRoutes } from '../features/transactions/index.ts';
import { lazyPage } from '../shared/navigation/lazy-page.tsx';
import { PATHS } from '../shared/paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SignedOutOutlet } from './guard.tsx';
import { RouteErrors } from './route-errors.tsx';

/** Every route of §2. Each page is a chunk of its own; so is the dashboard's layout, which brings antd along. */
export function appRoutes(demoRoutes: RouteObject[] = []): RouteObject[] {
  return [
    {
      element: <RouteErrors />,
      children: [
        {
          element: <AuthLayout />,
          children: [
            {
              element: <SignedOutOutlet />,
              children: [
                { path: PATHS.root, ...signInRoute },
                { path: PATHS.login, ...signInRoute },
                registerRoute,
              ],
            },
            ...authRoutes,
          ],
        },
        {
          path: PATHS.dashboard,
          ...lazyPage(async () => (await import('./dashboard-layout.tsx')).DashboardLayout),
          children: [
            {
              element: <RouteErrors />,
              children: [
                { index: true, element: <Navigate to={PATHS.overview} replace /> },
                ...dashboardRoutes,
                ...accountRoutes,
                ...orderRoutes,
                ...paymentRoutes,
                ...transactionRoutes,
                ...settingsRoutes,
                ...disputeRoutes,
                ...chatRoutes,
                { path: PATHS.cancelledDispute, element: <Navigate to={PATHS.disputes} replace /> },
              ],
            },
          ],
        },
        ...demoRoutes,
        { path: '*', ...lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage) },
      ],
    },
  ];
}
