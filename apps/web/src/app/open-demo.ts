import type { Demo, DemoHost } from '@amana/demo';
import { type Scope, scopeBind } from 'effector';
import { checkedConfig } from '@amana/hosting/app-config';
import { $session, credentialsSet, readStoredSession, storeSession } from '../session/index.ts';
import type { AppConfig } from '../shared/config.ts';
import { notifyOtherTabs } from '../server-state/invalidate-trades.ts';
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
import { sentTransferKey } from '../storage/storage-keys.ts';
import { configureStorage, localStore } from '../storage/storage.ts';

/** A link to a demo may have these parameters, which hold in its tab. */
const BRAND_SETTINGS = ['productName', 'logoUrl', 'brandColour'] as const;

const $user = $session.map(({ user }) => user);

/** The only import of the demo. Null if the demo cannot run in this browser. */
export async function openDemo(
  deployed: AppConfig,
  root: HTMLElement,
  scope: Scope,
): Promise<(Demo & { config: AppConfig }) | null> {
  const { namespaceOfWindow, readBrand, startDemo } = await import('@amana/demo');
  configureStorage({ namespace: namespaceOfWindow() });
  // Its front page promises that nothing leaves the browser.
  const quiet = deployed.mockHost === 'browser' ? { reportUrl: null } : {};
  const { config, problems } = checkedConfig({ ...deployed, ...quiet, ...readBrand(BRAND_SETTINGS) });
  // For the author of the link; the visitor gets the defaults.
  // eslint-disable-next-line no-console
  for (const { key, text } of problems) console.warn(`${key} ${text}`);
  const demo = await startDemo(demoHost(config, scope), root);
  return demo === null ? null : { ...demo, config };
}

export function demoHost(
  { productName, logoUrl, mockControlUrl, mockHost }: AppConfig,
  scope: Scope,
): DemoHost {
  return {
    siteRoot: SITE_ROOT,
    productName,
    logoUrl,
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
    scope,
    $user,
    signIn: scopeBind(credentialsSet, { scope }),
    readSession: readStoredSession,
    storeSession,
    storeSentTransfer: (orderId, sent) =>
      void localStore.write(sentTransferKey(orderId), JSON.stringify(sent)),
    notifyOtherTabs,
  };
}
