import { once } from 'node:events';
import { freePort } from '@amana/mock-server/server-process';
import type { Browser } from '@playwright/test';
import { npmStart } from './npm-start.ts';
import { CACHE_VARIABLE } from './web-server.ts';

const LIMIT_MS = 60_000;

/** The seconds from `npm start` on free ports until the sign-in form works. */
export async function measureStartUp(browser: Browser, viteCache: string): Promise<number> {
  const [port, apiPort] = [String(await freePort()), String(await freePort())];
  const page = await browser.newPage();
  const startedAt = performance.now();
  const started = npmStart({ PORT: port, API_PORT: apiPort, [CACHE_VARIABLE]: viteCache });
  const ended = once(started.process, 'exit');
  try {
    await started.settled;
    await page.goto(`http://localhost:${port}/login`);
    await page.getByLabel('Email', { exact: true }).fill('ada@amana.test', { timeout: LIMIT_MS });
    await page.getByRole('button', { name: 'Log In', exact: true }).click({ trial: true, timeout: LIMIT_MS });
    return (performance.now() - startedAt) / 1_000;
  } catch (error) {
    throw new Error(`npm start did not lead to a usable page. It printed:\n${started.output()}`, {
      cause: error,
    });
  } finally {
    started.process.kill('SIGINT');
    await ended;
    await page.close();
  }
}
