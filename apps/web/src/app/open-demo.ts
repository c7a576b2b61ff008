import type { Demo, DemoApp, DemoHost } from '@amana/demo';
import type { QueryClient } from '@tanstack/react-query';
import { $session, credentialsSet, loggedOut, readStoredSession, storeSession } from '../session/index.ts';
import type { AppConfig } from '../shared/config.ts';
import { notifyOtherTabs } from '../shared/invalidate-trades.ts';
import { PATHS, chatPath, orderPath } from '../shared/paths.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { configureStorage } from '../storage/storage.ts';
import type { AppNavigation } from './navigation.ts';

/** The one import of the demo. Null where it cannot run in this browser, which the page then shows. */
export async function openDemo(config: AppConfig, root: HTMLElement): Promise<Demo | null> {
  const { namespaceOfWindow, startDemo } = await import('@amana/demo');
  configureStorage({ namespace: namespaceOfWindow() });
  return startDemo(demoHost(config), root);
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

export function demoApp(queryClient: QueryClient, navigation: AppNavigation): DemoApp {
  return {
    queryClient,
    address: () => navigation.address(),
    async goTo(path, options) {
      await navigation.goTo(path, options);
      await navigation.arrival();
    },
  };
}
