import { Avatar, Button, Logo, Notice, Skeleton, Stack } from '@amana/ui';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { Invitation } from '../../features/auth/invitation/invitation.tsx';
import { SignInPage } from '../../features/auth/sign-in/sign-in-page.tsx';
import { AVATAR_SIZE, Greeting, greetingText } from '../../features/dashboard/overview/welcome.tsx';
import { type AppConfig, DEFAULT_CONFIG } from '../../shared/config.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { ConfigContext } from '../../shared/hooks/use-config.ts';
import { PATHS } from '../../shared/paths.ts';
import { App } from '../app.tsx';
import { AuthLayout, LOGIN_LOGO_SIZE, PolicyLink, type PolicyLinkProps } from '../layout/auth-layout.tsx';
import noticeStyles from '../connection/connection-notice.module.css';
import { DashboardFrame, PAGE_SKELETON } from '../layout/dashboard-frame.tsx';
import { AnyPage } from '../routes.tsx';

/** `{{key}}` marks where @amana/hosting inserts each setting. */
const MARKED_CONFIG: AppConfig = {
  ...DEFAULT_CONFIG,
  productName: '{{productName}}',
  supportPhone: '{{supportPhone}}',
  identityClientId: '{{identityClientId}}',
};

function Logos({ productName }: AppConfig) {
  return (
    <>
      <span data-config-if="logoUrl">
        <Logo name={productName} src="{{logoUrl}}" size={LOGIN_LOGO_SIZE} />
      </span>
      <span data-config-unless="logoUrl">
        <Logo name={productName} size={LOGIN_LOGO_SIZE} />
      </span>
    </>
  );
}

function Policy(props: PolicyLinkProps) {
  const { setting } = props;
  return (
    <>
      <span data-config-if={setting}>
        <ConfigContext value={{ ...MARKED_CONFIG, [setting]: `{{${setting}}}` }}>
          <PolicyLink {...props} />
        </ConfigContext>
      </span>
      <span data-config-unless={setting}>
        <PolicyLink {...props} />
      </span>
    </>
  );
}

/** The boot script removes the skeleton of the other pages, and adds the first name or the heading. */
const SKELETON = (
  <DashboardFrame beside={<div data-beside="" />}>
    <div className="column" data-page="overview">
      <Greeting
        avatar={<Avatar name="" size={AVATAR_SIZE} />}
        heading={<h1 data-greeting={greetingText('{firstName}')}>{greetingText('')}</h1>}
      />
      <Skeleton heights={PAGE_SKELETON.slice(1)} />
    </div>
    <div data-page="other">
      <Stack gap={5}>
        <PageHead title="" back={PATHS.overview} />
        <Skeleton heights={PAGE_SKELETON.slice(1)} />
      </Stack>
    </div>
  </DashboardFrame>
);

const START_FAILED = (
  <div className={noticeStyles['place']} role="alert">
    <Notice tone="warning" action={<Button variant="secondary">Try again</Button>}>
      The app could not be loaded.
    </Notice>
  </div>
);

/** React hydrates this markup, so the tree must equal the app's tree at `path`. */
function pageAt(path: string, config: AppConfig, layout: ReactNode, page: ReactNode): ReactNode {
  const routes = [
    { element: <AnyPage />, children: [{ element: layout, children: [{ path, element: page }] }] },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return <App config={config} queryClient={new QueryClient()} router={router} />;
}

export async function renderShells(config = MARKED_CONFIG): Promise<Record<string, string>> {
  const signedOut = <AuthLayout logo={<Logos {...config} />} Policy={Policy} />;
  const content = {
    'shell-sign-in': pageAt(PATHS.login, config, signedOut, <SignInPage />),
    'shell-invitation': pageAt(PATHS.login, config, signedOut, <Invitation />),
    'shell-dashboard': pageAt(PATHS.dashboard, config, SKELETON, null),
    'start-failed': START_FAILED,
  };
  const shells = Object.entries(content).map(async ([id, node]) => {
    const { prelude } = await prerender(node);
    const markup = await new Response(prelude).text();
    // React preloads images, but a deployment may have no logo.
    return [id, markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')] as const;
  });
  return Object.fromEntries(await Promise.all(shells));
}
