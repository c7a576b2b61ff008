import { readFileSync, utimesSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { startMockServer } from '../server-process.ts';
import { inWorkspace } from '../workspace.ts';
import { freePort } from './free-port.ts';
import { createWebServer } from './web-server.ts';

const SOURCE = inWorkspace('apps/web/src/features/auth/sign-in/sign-in-page.tsx');
const HEADING = 'Welcome back';
/** Nobody saves sooner again; Vite takes two changes within a moment for one. */
const BETWEEN_EDITS_MS = 500;
const EDIT_LIMIT_MS = 15_000;

/**
 * An edit that never reaches the disk: the file is touched, as saving it would, and Vite reads it with another heading.
 * However this ends, the sources are as they were.
 */
function edits(): { plugin: Plugin; save: (heading: string) => void } {
  let shown = HEADING;
  if (!readFileSync(SOURCE, 'utf8').includes(HEADING))
    throw new Error(`${SOURCE} no longer says '${HEADING}'.`);
  return {
    plugin: {
      name: 'measured-edit',
      enforce: 'pre',
      load: (id) => (id === SOURCE ? readFileSync(SOURCE, 'utf8').replace(HEADING, shown) : null),
    },
    save(heading) {
      shown = heading;
      utimesSync(SOURCE, new Date(), new Date());
    },
  };
}

/** When the page painted this heading, in ms of the machine's clock, which the page shares. */
function paintedAt(page: Page, heading: string): Promise<number> {
  return page.evaluate(
    ({ text, limitMs }) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The edit '${text}' did not come to the screen.`)), limitMs);
        const look = () => {
          if (document.querySelector('h1')?.textContent !== text) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    { text: heading, limitMs: EDIT_LIMIT_MS },
  );
}

/** From saving a changed source file until the browser shows it, so many times, in ms. */
export async function measureEdits(browser: Browser, times: number): Promise<number[]> {
  const port = await freePort();
  const mock = await startMockServer(['--port', '0', '--app-url', `http://localhost:${port}`]);
  const { plugin, save } = edits();
  const apiPort = Number(new URL(mock.url).port);
  const vite = await createWebServer({ port, apiPort, plugins: [plugin] });
  const page = await browser.newPage();
  try {
    await vite.listen();
    await page.goto(`http://localhost:${port}/login`);
    await page.getByRole('heading', { name: HEADING }).waitFor();
    const typed = page.getByLabel('Email', { exact: true });
    await typed.fill('kept');
    const taken: number[] = [];
    while (taken.length < times) {
      await pause(BETWEEN_EDITS_MS);
      const heading = `Edit ${taken.length + 1}`;
      const painted = paintedAt(page, heading);
      // The page must be looking before the file changes.
      await page.evaluate(() => document.readyState);
      const savedAt = performance.timeOrigin + performance.now();
      save(heading);
      taken.push((await painted) - savedAt);
    }
    if ((await typed.inputValue()) !== 'kept')
      throw new Error('An edit loaded the whole page anew: what was typed is gone.');
    return taken;
  } finally {
    await page.close();
    await vite.close();
    await mock.stop();
  }
}
