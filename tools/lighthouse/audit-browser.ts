import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@amana/mock-server/server-process';
import { MEASURING_OPTIONS } from '../browser/launch-browser.ts';
import { chromium } from '@playwright/test';
import { FOR_FIGURES, ensureBrowser } from '../browser/executable.ts';
import type { StoredSession } from '../browser/sample-records.ts';

export interface AuditBrowser {
  /** Of Chrome's remote debugging, through which Lighthouse controls the browser. */
  port: number;
  /** Sets the session in the local storage of the site; null removes it. */
  storeSession: (site: string, session: StoredSession | null) => Promise<void>;
  close: () => Promise<void>;
}

/** A browser with a temporary profile; Lighthouse opens its tabs in the same profile. */
export async function openAuditBrowser(): Promise<AuditBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'amana-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(FOR_FIGURES),
    args: [...MEASURING_OPTIONS, `--remote-debugging-port=${port}`],
  });
  return {
    port,
    async storeSession(site, session) {
      const page = await context.newPage();
      // An image of the site has access to its storage without running the application.
      await page.goto(`${site}/icon.svg`);
      await page.evaluate((stored) => {
        if (stored === null) localStorage.removeItem('user');
        else localStorage.setItem('user', JSON.stringify(stored));
      }, session);
      await page.close();
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
