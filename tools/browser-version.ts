/** Prints the browser of the browser tests, so that Nx runs them again with another one. */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, findBrowser } from './browser/executable.ts';

const chosen = process.env[BROWSER_VARIABLE];
const browser = chosen === undefined || chosen === '' ? findBrowser() : chosen;
const version =
  browser === undefined || process.platform === 'win32'
    ? ''
    : spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout;
console.log(browser ?? 'none', version.trim());
