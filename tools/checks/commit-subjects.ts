/** Refuses long first lines of commits; without a git history there is nothing to check. */
import { spawnSync } from 'node:child_process';
import { inWorkspace } from '../workspace.ts';

const MAX_LENGTH = 72;
/** Earlier commits are older than the rule. */
const SINCE = '2026-11-22T06:30:00Z';

/** Of lines that are a hash, a space and a subject. */
export function longSubjects(lines: readonly string[]): string[] {
  return lines.filter((line) => line.slice(line.indexOf(' ') + 1).length > MAX_LENGTH);
}

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'], {
    cwd: inWorkspace(),
    encoding: 'utf8',
  });
  for (const line of longSubjects(stdout.split('\n'))) {
    console.error(`Commit subject over ${MAX_LENGTH} characters: ${line}`);
    process.exitCode = 1;
  }
}
