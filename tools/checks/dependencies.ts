import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';
import { judgeAudit } from './audit.ts';
import type { LockedPackage } from './licences.ts';
import { licenceProblems } from './licences.ts';
import type { Outcome } from './outcome.ts';

/** An audit that the network keeps waiting is given up after this, in ms. */
const AUDIT_TIMEOUT_MS = 8_000;
const AUDIT_OPTIONS = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];

/** The licences of what we ship, and its known weaknesses where the registry tells them. */
export function checkDependencies(): Promise<Outcome> {
  const lock = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const licences = licenceProblems(lock.packages);
  const audit = judgeAudit(npmAudit());
  return Promise.resolve({
    passed: licences.length === 0 ? 1 : 0,
    failed: licences.length + audit.weaknesses,
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
