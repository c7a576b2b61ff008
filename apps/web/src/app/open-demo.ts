import type { Demo, DemoHost } from '@amana/demo';
import { $session, credentialsSet, loggedOut, readStoredSession, storeSession } from '../session/index.ts';
import type { AppConfig } from '../shared/config.ts';
import { notifyOtherTabs } from '../changes/invalidate-trades.ts';
import {
  PATHS,
  approveOrderPath,
  chatPath,
  manageTransactionPath,
  orderPath,
  orderPaymentPath,
  transferDetailsPath,
} from '../shared/paths.ts';
import { SITE_ROOT } from '../shared/site-root.ts';
import { configureStorage } from '../storage/storage.ts';

export type { Demo };

/** The only import of the demo. Null if the demo cannot run in this browser. */
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
    isBackendInBrowser: mockHost === 'browser',
    paths: {
      signIn: PATHS.login,
      dashboard: PATHS.dashboard,
      overview: PATHS.overview,
      createOrder: PATHS.createOrder,
      order: orderPath,
      approve: approveOrderPath,
      payment: orderPaymentPath,
      account: transferDetailsPath,
      manage: manageTransactionPath,
      chat: chatPath,
    },
    $user: $session.map(({ user }) => user),
    signIn: credentialsSet,
    signOut: loggedOut,
    readSession: readStoredSession,
    storeSession,
    notifyOtherTabs,
  };
}
