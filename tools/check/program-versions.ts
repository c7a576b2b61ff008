/** Prints which browsers and which nginx tests start, and when each was installed, because a result depends on them. */
import { statSync } from 'node:fs';
import { OTHER_ENGINES, findBrowser, findEngine, inPath } from './browsers.ts';

const engines = [findBrowser(), ...OTHER_ENGINES.map(findEngine)];
const nginx = inPath('nginx')[0];
for (const program of [...engines, nginx])
  if (program !== undefined) console.log(program, statSync(program).mtimeMs);
