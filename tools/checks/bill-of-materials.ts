/** Checks that the bill of materials of a build names every library that is in it. */
import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';
import { type BillOfMaterials, unlistedLibraries } from './bundled-libraries.ts';

const read = (file: string): string => readFileSync(inWorkspace('apps/web/dist', file), 'utf8');

const bill = JSON.parse(read('.vite/sbom.cdx.json')) as BillOfMaterials;
for (const library of unlistedLibraries(read('third-party-licences.txt'), bill)) {
  console.error(`${library} is not in the bill of materials.`);
  process.exitCode = 1;
}
