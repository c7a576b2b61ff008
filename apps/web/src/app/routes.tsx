import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { accountRoutes } from '../features/account/routes.tsx';
import { authRoutes, registerRoute, signInRoute } from '../features/auth/routes.tsx';
import { chatRoutes } from '../features/chat/routes.tsx';
import { dashboardRoutes } from '../features/dashboard/routes.tsx';
import { stageRoutes } from '../features/demo/stage/routes.tsx';
import { disputeRoutes } from '../features/disputes/routes.tsx';
import { orderRoutes } from '../features/orders/routes.tsx';
import { paymentRoutes } from '../features/payments/routes.tsx';
import { settingsRoutes } from '../features/settings/routes.tsx';
import { transactionRoutes } from '../features/transactions/routes.tsx';
import { lazyPage } from '../shared/navigation/lazy-page.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignedOutOutlet } from './guard.tsx';
import { RouteErrors } from './route-errors.tsx';

/** Every route of §2. Each page is a chunk of its own; so is the dashboard's layout, which brings antd along. */
export function appRoutes(): RouteObject[] {
  return [
    {
      element: <RouteErrors />,
      children: [
        {
          element: <AuthLayout />,
          children: [
            {
              element: <SignedOutOutlet />,
              children: [{ path: '/', ...signInRoute }, { path: '/login', ...signInRoute }, registerRoute],
            },
            ...authRoutes,
          ],
        },
        {
          path: '/dashboard',
          ...lazyPage(async () => (await import('./dashboard-layout.tsx')).DashboardLayout),
          children: [
            {
              element: <RouteErrors />,
              children: [
                { index: true, element: <Navigate to="overview" replace /> },
                ...dashboardRoutes,
                ...accountRoutes,
                ...orderRoutes,
                ...paymentRoutes,
                ...transactionRoutes,
                ...settingsRoutes,
                ...disputeRoutes,
                ...chatRoutes,
                // Decision D16.
                { path: 'transactions/disputes', element: <Navigate to="/dashboard/disputes" replace /> },
              ],
            },
          ],
        },
        ...stageRoutes,
        { path: '*', ...lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage) },
      ],
    },
  ];
}
