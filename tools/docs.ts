/** `npm run docs`: updates the generated parts of docs/ from the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENTS } from './docs/documents.ts';
import { withGenerated } from './docs/generated-part.ts';
import { inWorkspace } from './workspace.ts';

for (const [path, part] of Object.entries(DOCUMENTS)) {
  const file = inWorkspace(path);
  writeFileSync(file, withGenerated(readFileSync(file, 'utf8'), part()));
}
