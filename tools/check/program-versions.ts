/** Prints the versions of the browsers and the web server that tests start, so that a change invalidates Nx's cache. */
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { BROWSER_VARIABLE, OTHER_ENGINES, findBrowser, findEngine } from './browsers.ts';

const chosen = process.env[BROWSER_VARIABLE];
const chromium = chosen === undefined || chosen === '' ? findBrowser() : chosen;
// Debian installs nginx into a folder that is only in root's PATH.
const PATH = [process.env['PATH'], '/usr/sbin'].join(delimiter);

function versionOf(program: string, option: string): string {
  // On Windows browsers open a window, and no test starts a web server.
  if (process.platform === 'win32') return '';
  const { stdout, stderr } = spawnSync(program, [option], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  // nginx prints to standard error, where browsers print warnings.
  return program === 'nginx' ? stderr : stdout;
}

for (const browser of [chromium, ...OTHER_ENGINES.map(findEngine)])
  console.log(browser ?? 'none', browser === undefined ? '' : versionOf(browser, '--version'));
console.log(versionOf('nginx', '-v'));
