import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';
import type { StoredSession } from '../browser/adas-world.ts';

export interface AuditBrowser {
  /** Where Lighthouse speaks to it. */
  port: number;
  /** Puts the session in the site's storage, or takes it out. */
  storeSession: (site: string, session: StoredSession | null) => Promise<void>;
  close: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** A browser with a storage of its own, which Lighthouse's tabs share. */
export async function openAuditBrowser(): Promise<AuditBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'amana-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-gpu',
    ],
  });
  return {
    port,
    async storeSession(site, session) {
      const page = await context.newPage();
      // A file of the site: its storage without its application.
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
