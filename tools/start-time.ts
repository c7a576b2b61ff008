/** `npm run measure:start`: the time from `npm start` to a usable page, without and with Vite's cache, and from a saved edit to the screen. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { median } from './bench/percentile.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { checkFigure } from './figures/check-figure.ts';
import { measureEdits } from './start/measure-edits.ts';
import { measureStartUp } from './start/measure-start-up.ts';
import { CACHE_VARIABLE } from './start/web-server.ts';
import { runMain, inWorkspace } from './workspace.ts';

const USABLE_LIMIT_SECONDS = 6;
const EDIT_LIMIT_MS = 100;
const EDITS = 9;

async function run(): Promise<void> {
  const scratch = inWorkspace('node_modules/.cache');
  mkdirSync(scratch, { recursive: true });
  const viteCache = mkdtempSync(`${scratch}/measure-start-`);
  const browser = await launchBrowser();
  try {
    for (const which of ['first', 'second']) {
      const value = await measureStartUp(browser, viteCache);
      const name = `${which} start: usable page`;
      checkFigure({ command: 'measure:start', name, value, limit: USABLE_LIMIT_SECONDS, unit: 's' });
    }
    process.env[CACHE_VARIABLE] = viteCache;
    const edits = await measureEdits(browser, EDITS);
    checkFigure(
      {
        command: 'measure:start',
        name: 'saved edit on screen',
        value: median(edits),
        limit: EDIT_LIMIT_MS,
        unit: 'ms',
      },
      `edits ${edits.map((ms) => ms.toFixed(0)).join(', ')}`,
    );
  } finally {
    await browser.close();
    rmSync(viteCache, { recursive: true, force: true });
  }
}

await runMain(run);
