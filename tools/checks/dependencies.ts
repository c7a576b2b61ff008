/** Checks the licences of the packages that are shipped, and their known vulnerabilities if the registry reports them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';
import { seriousVulnerabilities } from './audit.ts';
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

const lock = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const vulnerabilities = seriousVulnerabilities(npmAudit());
if (vulnerabilities === null) console.warn('Known vulnerabilities: the package registry could not be asked.');
for (const problem of [...licenceProblems(lock.packages), ...(vulnerabilities ?? [])]) {
  console.error(problem);
  process.exitCode = 1;
}
