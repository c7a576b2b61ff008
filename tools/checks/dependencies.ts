/**
 * Checks the licences of the packages that are shipped, their known vulnerabilities if the registry reports them, and that
 * the build's bill of materials is complete.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';
import { seriousVulnerabilities } from './audit.ts';
import { type BillOfMaterials, unlistedLibraries } from './bundled-libraries.ts';
import { type LockedPackage, licenceProblems } from './licences.ts';

/** For a registry that does not answer. */
const AUDIT_TIMEOUT_MS = 8_000;

function npmAudit(): string {
  return spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: inWorkspace(),
    encoding: 'utf8',
    timeout: AUDIT_TIMEOUT_MS,
    shell: process.platform === 'win32',
  }).stdout;
}

const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const bill = JSON.parse(read('apps/web/dist/.vite/sbom.cdx.json')) as BillOfMaterials;
const unlisted = unlistedLibraries(read('apps/web/dist/third-party-licences.txt'), bill);
const vulnerabilities = seriousVulnerabilities(npmAudit());
if (vulnerabilities === null) console.warn('Known vulnerabilities: the package registry could not be asked.');
const problems = [
  ...licenceProblems(lock.packages),
  ...(vulnerabilities ?? []),
  ...unlisted.map((library) => `${library} is not in the bill of materials`),
];
for (const problem of problems) {
  console.error(problem);
  process.exitCode = 1;
}
