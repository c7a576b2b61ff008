/** Runs a command of an installed package after looking for browsers: with-browser.ts PACKAGE COMMAND … */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, FIREFOX_VARIABLE, ensureBrowser, findOtherEngines } from './browser/executable.ts';
import { commandOf } from './workspace.ts';

const [packageName = '', command = '', ...options] = process.argv.slice(2);
const engines = findOtherEngines();
if (!(FIREFOX_VARIABLE in engines))
  console.log('Not in Firefox: firefox-esr is not installed (Debian: sudo apt-get install firefox-esr).');
const { status } = spawnSync(process.execPath, [commandOf(packageName, command), ...options], {
  env: { ...process.env, ...engines, [BROWSER_VARIABLE]: ensureBrowser() },
  stdio: 'inherit',
});
process.exit(status ?? 1);
