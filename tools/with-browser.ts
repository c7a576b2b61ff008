/** Runs a command of an installed package after looking for browsers: with-browser.ts PACKAGE COMMAND … */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, OTHER_ENGINES, ensureBrowser, findEngine } from './browser/executable.ts';
import { commandOf } from './workspace.ts';

const [packageName = '', command = '', ...options] = process.argv.slice(2);
for (const engine of OTHER_ENGINES) {
  const path = findEngine(engine);
  if (path === undefined)
    console.log(
      `${engine.name} is not installed, so nothing runs in it (Debian: apt-get install ${engine.packages}).`,
    );
  else process.env[engine.variable] = path;
}
const { status } = spawnSync(process.execPath, [commandOf(packageName, command), ...options], {
  env: { ...process.env, [BROWSER_VARIABLE]: ensureBrowser() },
  stdio: 'inherit',
});
process.exit(status ?? 1);
