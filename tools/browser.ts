import { existsSync } from 'node:fs';
import { findInstalledBrowser } from './browser/installed.ts';
import { installOwnBrowser, installSystemBrowser, ownBrowser } from './browser/install.ts';

/** Names the browser for Playwright's configuration and for this project's own measurements. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

const NO_BROWSER = [
  'No Chromium or Chrome was found, and none could be installed here.',
  `Install one (Debian, Ubuntu: sudo apt-get install chromium), or give the path of one with ${BROWSER_VARIABLE}=/path/to/chrome.`,
].join('\n');

/** An installed Chromium or Chrome, else Playwright's own, else the system's package manager: its path. */
export function ensureBrowser(): string {
  const chosen = process.env[BROWSER_VARIABLE];
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`${BROWSER_VARIABLE} names ${chosen}, which does not exist.`);
  }
  const ready = findInstalledBrowser() ?? ownBrowser();
  if (ready !== undefined) return ready;

  console.log('Installing a browser: Chromium as Playwright brings it…');
  const own = installOwnBrowser();
  if (own !== undefined) return own;
  console.log("Installing a browser: Chromium from the system's package manager…");
  installSystemBrowser();
  // The packages may also have brought a library that Playwright's own lacked.
  const installed = findInstalledBrowser() ?? ownBrowser();
  if (installed === undefined) throw new Error(NO_BROWSER);
  return installed;
}
