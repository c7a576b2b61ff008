import { type RouteObject, Outlet, redirect, ScrollRestoration } from 'react-router-dom';
import { aboutRoutes } from '../features/about/index.ts';
import { accountRoutes } from '../features/account/index.ts';
import { mailedLinkRoutes, signedOutRoutes } from '../features/auth/index.ts';
import { chatRoutes } from '../features/chat/index.ts';
import { dashboardRoutes } from '../features/dashboard/index.ts';
import { disputeRoutes } from '../features/disputes/index.ts';
import { orderRoutes } from '../features/orders/index.ts';
import { paymentRoutes } from '../features/payments/index.ts';
import { proofRoutes } from '../features/proof/index.ts';
import { settingsRoutes } from '../features/settings/index.ts';
import { transactionRoutes } from '../features/transactions/index.ts';
import { PATHS } from '../shared/paths.ts';
import type { RouteContext } from '../shared/route-context.ts';
import { namespaced } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { AuthLayout } from './layout/auth-layout.tsx';
import { DashboardLayout } from './layout/dashboard-layout.tsx';
import { SupportButton } from './layout/support-button.tsx';
import { RouteErrorPage } from './layout/error-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { PublicOutlet, signedInRoute, SignedOutOutlet, signedOutRoute } from './guard.tsx';

/** Most pages are chunks; if one fails to load, the error page replaces it inside its layout. */
export function appRoutes(context: RouteContext, demoRoutes: RouteObject[] = []): RouteObject[] {
  const authRoutes: RouteObject = {
    element: <AuthLayout />,
    children: [
      { element: <SignedOutOutlet />, ...signedOutRoute(context), children: signedOutRoutes },
      { element: <PublicOutlet />, children: mailedLinkRoutes },
      { path: '*', Component: NotFoundPage },
    ],
  };
  const publicPages: RouteObject = {
    element: (
      <>
        <ConnectionNotice />
        <PublicOutlet />
        <SupportButton />
      </>
    ),
    children: [...proofRoutes, ...aboutRoutes],
  };
  const dashboard: RouteObject = {
    path: PATHS.dashboard,
    ...signedInRoute(context),
    Component: DashboardLayout,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          { index: true, loader: () => redirect(PATHS.overview) },
          ...dashboardRoutes(context),
          ...accountRoutes(context),
          ...orderRoutes(context),
          ...paymentRoutes(context),
          ...transactionRoutes(context),
          ...settingsRoutes,
          ...disputeRoutes(context),
          ...chatRoutes(context),
          { path: PATHS.cancelledDispute, loader: () => redirect(PATHS.disputes) },
        ],
      },
    ],
  };
  return [
    {
      element: (
        <>
          <Outlet />
          <RestoredScroll />
        </>
      ),
      children: [
        {
          ErrorBoundary: RouteErrorPage,
          children: [authRoutes, publicPages, dashboard, ...demoRoutes],
        },
      ],
    },
  ];
}

/** Every page that a tab was loaded with has the same location key, so this key includes the path. */
export function RestoredScroll() {
  return (
    <ScrollRestoration
      storageKey={namespaced(STORAGE_KEYS.scrollPlaces)}
      getKey={({ key, pathname }) => `${key} ${pathname}`}
    />
  );
}
