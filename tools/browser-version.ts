/** Prints which browser the browser tests would run in: Nx runs again what another one was used for. */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE } from './browser.ts';
import { findInstalledBrowser } from './browser/installed.ts';
import { ownBrowser } from './browser/install.ts';

const chosen = process.env[BROWSER_VARIABLE];
const browser = chosen === undefined || chosen === '' ? (findInstalledBrowser() ?? ownBrowser()) : chosen;
const version =
  browser === undefined || process.platform === 'win32'
    ? ''
    : spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout;
console.log(browser ?? 'none', version.trim());
