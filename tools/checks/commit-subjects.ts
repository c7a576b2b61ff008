import { spawnSync } from 'node:child_process';
import { inWorkspace } from '../workspace.ts';
import type { Outcome } from './outcome.ts';

const MAX_LENGTH = 72;
/** Earlier commits are older than the rule. */
const SINCE = '2026-11-22T06:30:00Z';

/** Refuses long first lines of commits; without a git history there is nothing to check. */
export function checkCommitSubjects(): Promise<Outcome> {
  const { stdout } = spawnSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'], {
    cwd: inWorkspace(),
    encoding: 'utf8',
  });
  const long = longSubjects(stdout.split('\n'));
  return Promise.resolve({
    passed: long.length === 0 ? 1 : 0,
    failed: long.length,
    skipped: 0,
    cached: false,
    output: long.map((line) => `commit subject over ${MAX_LENGTH} characters: ${line}`).join('\n'),
  });
}

/** Of lines that are a hash, a space and a subject. */
export function longSubjects(lines: readonly string[]): string[] {
  return lines.filter((line) => line.slice(line.indexOf(' ') + 1).length > MAX_LENGTH);
}
