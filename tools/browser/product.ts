import { existsSync } from 'node:fs';
import { type ServerProcess, startMockServer } from '@amana/mock-server/server-process';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { inWorkspace } from '../workspace.ts';
import { launchBrowser } from './launch-browser.ts';
import type { StoredSession } from './sample-records.ts';

export interface Product {
  url: string;
  browser: Browser;
  close: () => Promise<void>;
}

export const builtApp = inWorkspace('apps/web/dist');

/** The built web app with its mock backend on a free port, in a process that answers while this one measures. */
export function serveBuiltApp(scenario = 'default'): Promise<ServerProcess> {
  if (!existsSync(`${builtApp}/index.html`)) throw new Error('Build the web app first: npm run build');
  return startMockServer(['--seed', '1', '--scenario', scenario, '--serve-app', builtApp]);
}

/** The served web app and a browser. */
export async function openProduct(scenario?: string): Promise<Product> {
  const server = await serveBuiltApp(scenario);
  const browser = await launchBrowser();
  return {
    url: server.url,
    browser,
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** The storage of a browser that is signed in, or of a new visitor. */
export function storageOf(origin: string, session: StoredSession | null) {
  const localStorage = session === null ? [] : [{ name: 'user', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** A browser context with an empty cache. */
export function coldContext(
  { browser, url }: Product,
  session: StoredSession | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ ...options, storageState: storageOf(url, session) });
}
