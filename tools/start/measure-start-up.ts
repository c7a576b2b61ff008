import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@amana/mock-server/server-process';
import type { Browser } from '@playwright/test';
import { inWorkspace } from '../workspace.ts';
import { CACHE_VARIABLE } from './web-server.ts';

export interface StartUp {
  /** Until the command printed that it is ready. */
  readySeconds: number;
  /** Until the sign-in form works. */
  usableSeconds: number;
}

const READY = 'Ctrl-C stops all';
const LIMIT_MS = 60_000;

/** Runs `npm start` on free ports and opens its first page. */
export async function measureStartUp(browser: Browser, viteCache: string): Promise<StartUp> {
  const port = await freePort();
  const page = await browser.newPage();
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  const child = spawn(process.execPath, [inWorkspace('tools/bootstrap.mjs'), 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(await freePort()),
      [CACHE_VARIABLE]: viteCache,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes(READY)) resolve();
    });
    child.once('exit', () => reject(new Error('npm start ended before it was ready.')));
  });
  try {
    await ready;
    const readySeconds = seconds();
    await page.goto(`http://localhost:${port}/login`);
    await page.getByLabel('Email', { exact: true }).fill('ada@amana.test', { timeout: LIMIT_MS });
    await page.getByRole('button', { name: 'Log In', exact: true }).click({ trial: true, timeout: LIMIT_MS });
    return { readySeconds, usableSeconds: seconds() };
  } finally {
    child.kill('SIGINT');
    await ended;
    await page.close();
  }
}
