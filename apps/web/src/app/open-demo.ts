import type { Demo, DemoApp, DemoHost } from '@amana/demo';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import { $session, credentialsSet, loggedOut, readStoredSession, storeSession } from '../session/index.ts';
import type { AppConfig } from '../shared/config.ts';
import { notifyOtherTabs } from '../shared/invalidate-trades.ts';
import { PATHS, chatPath, orderPath } from '../shared/paths.ts';
import { SITE_ROOT, withoutSiteRoot } from '../shared/site-root.ts';
import { configureStorage } from '../storage/storage.ts';

export interface OpenedDemo {
  readonly routes: Demo['routes'];
  /** Shows the console beside the application. */
  mount(queryClient: QueryClient, router: DataRouter): void;
}

/** The one import of the demo. Null where it cannot run in this browser, which the page then shows. */
export async function openDemo(config: AppConfig, root: HTMLElement): Promise<OpenedDemo | null> {
  const { namespaceOfWindow, startDemo } = await import('@amana/demo');
  configureStorage({ namespace: namespaceOfWindow() });
  const demo = await startDemo(demoHost(config), root);
  if (demo === null) return null;
  return {
    routes: demo.routes,
    mount: (queryClient, router) => {
      demo.mount(demoApp(queryClient, router));
    },
  };
}

export function demoHost({ productName, mockControlUrl, mockHost }: AppConfig): DemoHost {
  return {
    siteRoot: SITE_ROOT,
    productName,
    controlUrl: mockControlUrl,
    isBackendInBrowser: import.meta.env.MODE === 'demo' && mockHost === 'browser',
    paths: { overview: PATHS.overview, order: orderPath, chat: chatPath },
    $user: $session.map(({ user }) => user),
    signIn: credentialsSet,
    signOut: loggedOut,
    readSession: readStoredSession,
    storeSession,
    notifyOtherTabs,
  };
}

export function demoApp(queryClient: QueryClient, router: DataRouter): DemoApp {
  return {
    queryClient,
    address: () => addressOf(router),
    onMoved: (listener) => router.subscribe(listener),
    // Synchronously, so that the page is shown when this resolves.
    goTo: (path, options) => router.navigate(path, { ...options, flushSync: true }),
  };
}

/** Path and query inside the application. */
export function addressOf({ state: { location } }: DataRouter): string {
  return `${withoutSiteRoot(location.pathname)}${location.search}`;
}
