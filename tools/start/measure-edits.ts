import { readFileSync, utimesSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startMockServer } from '@amana/mock-server/server-process';
import type { Browser } from '@playwright/test';
import type { Plugin } from 'vite';
import { inWorkspace } from '../workspace.ts';
import { createWebServer } from './web-server.ts';

const SOURCE = inWorkspace('apps/web/src/features/auth/sign-in/sign-in-page.tsx');
const HEADING = 'Welcome back';
/** Vite combines changes that follow each other faster. */
const BETWEEN_EDITS_MS = 500;

/** Edits that are never written: the file's time changes, and a Vite plugin loads it with another heading. */
function headingEdits(): { plugin: Plugin; save: (heading: string) => void } {
  let shown = HEADING;
  if (!readFileSync(SOURCE, 'utf8').includes(HEADING))
    throw new Error(`${SOURCE} no longer contains '${HEADING}'.`);
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

/** The times from saving a source file until the browser shows the change, in ms. */
export async function measureEdits(browser: Browser, times: number): Promise<number[]> {
  const port = await freePort();
  const mock = await startMockServer(['--app-url', `http://localhost:${port}`]);
  const { plugin, save } = headingEdits();
  const apiPort = Number(new URL(mock.url).port);
  const vite = await createWebServer({ port, apiPort, plugins: [plugin] });
  const page = await browser.newPage();
  try {
    await vite.listen();
    await page.goto(`http://localhost:${port}/login`);
    await page.getByRole('heading', { name: HEADING }).waitFor();
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('typed');
    const taken: number[] = [];
    while (taken.length < times) {
      await pause(BETWEEN_EDITS_MS);
      const heading = `Edit ${taken.length + 1}`;
      const savedAt = performance.now();
      save(heading);
      await page.getByRole('heading', { name: heading }).waitFor();
      taken.push(performance.now() - savedAt);
    }
    if ((await email.inputValue()) !== 'typed')
      throw new Error('An edit reloaded the whole page and emptied the form.');
    return taken;
  } finally {
    await page.close();
    await vite.close();
    await mock.stop();
  }
}
