/** Prints the browsers of the browser tests, so that a change invalidates Nx's cache. */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, OTHER_ENGINES, findBrowser, findEngine } from './browsers.ts';

const chosen = process.env[BROWSER_VARIABLE];
const chromium = chosen === undefined || chosen === '' ? findBrowser() : chosen;
for (const browser of [chromium, ...OTHER_ENGINES.map(findEngine)]) {
  const version =
    browser === undefined || process.platform === 'win32'
      ? ''
      : spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout;
  console.log(browser ?? 'none', version.trim());
}
