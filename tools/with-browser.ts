/** Runs a command of an installed package after ensuring that there is a browser: with-browser.ts PACKAGE COMMAND … */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, ensureBrowser } from './browser/executable.ts';
import { commandOf } from './workspace.ts';

const [packageName = '', command = '', ...options] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [commandOf(packageName, command), ...options], {
  env: { ...process.env, [BROWSER_VARIABLE]: ensureBrowser() },
  stdio: 'inherit',
});
process.exit(status ?? 1);
