/** Finds names and CSS in the builds that the oldest browsers of docs/browsers.md lack. */
import { globSync, readFileSync } from 'node:fs';
import { newerInFile } from './browser-floor/newer-in-file.ts';
import { inWorkspace } from './workspace.ts';

const files = globSync('apps/web/{dist,dist-demo}/**/*.{css,html,js}', { cwd: inWorkspace() });
for (const file of files)
  for (const name of newerInFile(file, readFileSync(inWorkspace(file), 'utf8'))) {
    console.error(`✖ ${file}: ${name} is newer than the oldest browsers, see tools/browser-floor/allowed.js`);
    process.exitCode = 1;
  }
console.log(`${files.length} files of the builds searched for what the oldest browsers lack.`);
if (files.length === 0) process.exitCode = 1;
