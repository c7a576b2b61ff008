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
process.exitCode = await runNode([commandOf(packageName, command), ...options]);
