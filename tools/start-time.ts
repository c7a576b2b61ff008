/**
 * `npm run measure:start`: how long `npm start` takes to the first usable page, the first time on this machine and again,
 * and how soon a saved edit is on the screen.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { launchBrowser } from './browser/launch-browser.ts';
import { judge } from './judge.ts';
import { measureEdits } from './start/edit-to-screen.ts';
import { measureStartUp } from './start/start-up.ts';
import { CACHE_VARIABLE } from './start/web-server.ts';
import { explain, inWorkspace } from './workspace.ts';

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
      const { readySeconds, usableSeconds } = await measureStartUp(browser, viteCache);
      judge(
        usableSeconds < USABLE_LIMIT_SECONDS,
        `${which} start: usable after ${usableSeconds.toFixed(1)} of ${USABLE_LIMIT_SECONDS} s, said to be ready after ${readySeconds.toFixed(1)} s`,
      );
    }
    process.env[CACHE_VARIABLE] = viteCache;
    const edits = (await measureEdits(browser, EDITS)).toSorted((left, right) => left - right);
    const middle = edits[Math.floor(edits.length / 2)] ?? Infinity;
    judge(
      middle < EDIT_LIMIT_MS,
      `edit to screen: ${middle.toFixed(0)} of ${EDIT_LIMIT_MS} ms, the middle one of ${EDITS} (${edits.map((ms) => ms.toFixed(0)).join(', ')})`,
    );
  } finally {
    await browser.close();
    rmSync(viteCache, { recursive: true, force: true });
  }
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
