import { existsSync } from 'node:fs';
import { startMockServer } from '@amana/mock-server';
import type { Browser } from '@playwright/test';
import { inWorkspace } from '../workspace.ts';
import { launchBrowser } from './launch-browser.ts';

export interface Product {
  url: string;
  browser: Browser;
  close: () => Promise<void>;
}

export const builtApp = inWorkspace('apps/web/dist');

/** The built web app with its mock backend on a free port, and a browser to look at it. */
export async function openProduct(): Promise<Product> {
  if (!existsSync(`${builtApp}/index.html`)) throw new Error('Build the web app first: npm run build');
  const server = await startMockServer({ port: 0, seed: 1, serveApp: builtApp });
  const browser = await launchBrowser();
  return {
    url: server.url,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
