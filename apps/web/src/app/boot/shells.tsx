import { Logo, Skeleton } from '@amana/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { SignInPage } from '../../features/auth/sign-in/sign-in-page.tsx';
import { type AppConfig, DEFAULT_CONFIG } from '../../shared/config.ts';
import { PATHS } from '../../shared/paths.ts';
import { ConfigContext } from '../../shared/use-config.ts';
import { AuthLayout, LOGIN_LOGO_SIZE } from '../auth-layout.tsx';
import { StartFailed } from '../connection/start-failed.tsx';
import { DashboardFrame, PAGE_SKELETON } from '../dashboard-frame.tsx';

/** `{{key}}` marks the places of the settings, which @amana/hosting fills in. */
const MARKED_CONFIG: AppConfig = {
  ...DEFAULT_CONFIG,
  productName: '{{productName}}',
  termsUrl: '{{termsUrl}}',
  privacyUrl: '{{privacyUrl}}',
  supportPhone: '{{supportPhone}}',
  identityClientId: '{{identityClientId}}',
};

function render(path: string, layout: ReactNode, page: ReactNode): string {
  const routes = [{ element: layout, children: [{ path, element: page }] }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const markup = renderToString(
    <ConfigContext value={MARKED_CONFIG}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ConfigContext>,
    { identifierPrefix: 'shell' },
  );
  // React preloads pictures, but a deployment may have no logo.
  return markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
}

/** Template id → markup, by the real components before anything is known of the visitor. */
export function renderShells(): Record<string, string> {
  const skeleton = (
    <DashboardFrame beside={<div data-beside="" />}>
      <Skeleton heights={PAGE_SKELETON} />
    </DashboardFrame>
  );
  const { productName } = MARKED_CONFIG;
  // The configuration hides one of them.
  const logos = (
    <>
      <span data-config-if="logoUrl">
        <Logo name={productName} src="{{logoUrl}}" size={LOGIN_LOGO_SIZE} />
      </span>
      <span data-config-unless="logoUrl">
        <Logo name={productName} size={LOGIN_LOGO_SIZE} />
      </span>
    </>
  );
  return {
    'shell-sign-in': render(PATHS.login, <AuthLayout logo={logos} />, <SignInPage />),
    // No link of the bottom navigation is the current one there.
    'shell-dashboard': render(PATHS.dashboard, skeleton, null),
    'start-failed': renderToString(<StartFailed />),
  };
}
