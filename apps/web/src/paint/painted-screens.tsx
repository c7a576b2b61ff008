import { Skeleton } from '@amana/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AuthLayout } from '../app/auth-layout.tsx';
import { StartFailed } from '../app/connection/start-failed.tsx';
import { DashboardFrame, PAGE_BONES } from '../app/dashboard-frame.tsx';
import { RegisterPage } from '../features/auth/register/register-page.tsx';
import { SignInPage } from '../features/auth/sign-in/sign-in-page.tsx';
import { OverviewPage } from '../features/dashboard/overview/overview-page.tsx';
import { OrderListPage } from '../features/orders/list/order-list-page.tsx';
import { TransactionListPage } from '../features/transactions/list/transaction-list-page.tsx';
import type { AppConfig } from '../shared/config.ts';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { PATHS } from '../shared/paths.ts';
import { ConfigContext } from '../shared/use-config.ts';
import type { PaintName } from './paint-of.ts';
import { settingMark } from './setting-marks.ts';

/** Every setting stands as a mark, which the first script of the page fills in (decision D19). */
const MARKED_CONFIG: AppConfig = {
  ...DEFAULT_CONFIG,
  productName: settingMark('productName'),
  termsUrl: settingMark('termsUrl'),
  privacyUrl: settingMark('privacyUrl'),
  supportPhone: settingMark('supportPhone'),
  identityClientId: settingMark('identityClientId'),
};

function painted(path: string, layout: ReactNode, page: ReactNode): string {
  return renderToString(
    <ConfigContext value={MARKED_CONFIG}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route element={layout}>
              <Route path={path} element={page} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ConfigContext>,
    { identifierPrefix: 'painted' },
  );
}

function paintedPage(path: string, page: ReactNode): string {
  return painted(path, <DashboardFrame>{page}</DashboardFrame>, null);
}

/** What the build writes into index.html: the real components, before anything is known of the visitor. */
export function paint(): { screens: Record<PaintName | 'start-failed', string>; settings: AppConfig } {
  const screens = {
    'sign-in': painted(PATHS.login, <AuthLayout />, <SignInPage />),
    register: painted(PATHS.register, <AuthLayout />, <RegisterPage />),
    overview: paintedPage(PATHS.overview, <OverviewPage />),
    orders: paintedPage(PATHS.orders, <OrderListPage />),
    transactions: paintedPage(PATHS.transactions, <TransactionListPage />),
    // No place of the navigation is marked yet.
    dashboard: paintedPage(PATHS.dashboard, <Skeleton heights={PAGE_BONES} />),
    'start-failed': renderToString(<StartFailed />),
  };
  return { screens, settings: DEFAULT_CONFIG };
}
