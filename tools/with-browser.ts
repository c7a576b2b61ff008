/** Runs a command of an installed package with a browser made sure of: node with-browser.ts <package> <command> … */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, ensureBrowser } from './browser.ts';
import { commandOf } from './workspace.ts';

const [packageName = '', command = '', ...options] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [commandOf(packageName, command), ...options], {
  env: { ...process.env, [BROWSER_VARIABLE]: ensureBrowser() },
  stdio: 'inherit',
});
process.exit(status ?? 1);
