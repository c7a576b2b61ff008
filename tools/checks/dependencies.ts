import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';
import { readAudit } from './audit.ts';
import type { LockedPackage } from './licences.ts';
import { licenceProblems } from './licences.ts';
import type { Outcome } from './outcome.ts';

/** For a registry that does not answer. */
const AUDIT_TIMEOUT_MS = 8_000;
const AUDIT_OPTIONS = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];

/** Checks the licences of the packages that are shipped, and their known vulnerabilities if the registry reports them. */
export function checkDependencies(): Promise<Outcome> {
  const lock = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const licences = licenceProblems(lock.packages);
  const audit = readAudit(npmAudit());
  return Promise.resolve({
    passed: licences.length === 0 ? 1 : 0,
    failed: licences.length + audit.vulnerabilities,
    skipped: 0,
    cached: false,
    output: [...licences, audit.line].filter((line) => line !== '').join('\n'),
  });
}

function npmAudit(): string {
  return spawnSync('npm', AUDIT_OPTIONS, {
    cwd: inWorkspace(),
    encoding: 'utf8',
    timeout: AUDIT_TIMEOUT_MS,
    shell: process.platform === 'win32',
  }).stdout;
}
