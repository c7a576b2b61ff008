/** Finds names and CSS in the builds that the oldest browsers of docs/browsers.md lack. */
import { globSync, readFileSync } from 'node:fs';
import { newerCss } from './browser-floor/newer-css.ts';
import { newerNamesIn } from './browser-floor/newer-scripts.ts';
import { inWorkspace } from './workspace.ts';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

function newerIn(file: string): string[] {
  const text = readFileSync(inWorkspace(file), 'utf8');
  if (file.endsWith('.css')) return newerCss(text);
  if (file.endsWith('.js')) return newerNamesIn(text);
  return [...text.matchAll(INLINE_SCRIPT)].flatMap(([, script = '']) => newerNamesIn(script));
}

const files = globSync('apps/web/{dist,dist-demo}/**/*.{css,html,js}', { cwd: inWorkspace() });
for (const file of files)
  for (const name of newerIn(file)) {
    console.error(`✖ ${file}: ${name} is newer than the oldest browsers, see tools/browser-floor/allowed.js`);
    process.exitCode = 1;
  }
console.log(`${files.length} files of the builds searched for what the oldest browsers lack.`);
if (files.length === 0) process.exitCode = 1;
