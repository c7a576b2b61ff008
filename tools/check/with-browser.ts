/** Runs a command of an installed package after looking for browsers: with-browser.ts PACKAGE COMMAND … */
import { BROWSER_VARIABLE, OTHER_ENGINES, ensureBrowser, findEngine, sayMissingEngines } from './browsers.ts';
import { commandOf, runNode } from '../start/workspace.ts';

const [packageName = '', command = '', ...options] = process.argv.slice(2);
sayMissingEngines();
for (const engine of OTHER_ENGINES) {
  const path = findEngine(engine);
  if (path !== undefined) process.env[engine.variable] = path;
}
process.env[BROWSER_VARIABLE] = ensureBrowser();
// Playwright forces colours in its workers, and Node warns where NO_COLOR is set too. This tells Playwright the same.
if (process.env['NO_COLOR'] !== undefined) process.env['DEBUG_COLORS'] = '0';
delete process.env['NO_COLOR'];
process.exitCode = await runNode([commandOf(packageName, command), ...options]);
