/** Before `nx release` writes a version: CHANGELOG.md must have the new version's part, which describes the release. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inWorkspace, runMain } from '../start/workspace.ts';

/** Returns null if the newest version of the changelog is new and its part has a line below its headings. */
export function releaseProblem(changelog: string, isReleased: (version: string) => boolean): string | null {
  const [part] = changelog.split(/^## /m).filter((text) => /^\d/.test(text));
  if (part === undefined) return 'CHANGELOG.md has no version below Unreleased';
  const [heading = '', ...lines] = part.split('\n');
  const [version = ''] = heading.split(' ');
  if (isReleased(version)) return `CHANGELOG.md has no part for the next version: ${version} is released`;
  if (lines.every((line) => line.trim() === '' || line.startsWith('#')))
    return `The part of CHANGELOG.md for ${version} is empty`;
  return null;
}

// A dry run names the version that the part is to have.
if (import.meta.main && process.env['NX_DRY_RUN'] !== 'true')
  await runMain(() => {
    const tags = execFileSync('git', ['tag', '--list'], { encoding: 'utf8' }).split('\n');
    const changelog = readFileSync(inWorkspace('CHANGELOG.md'), 'utf8');
    const problem = releaseProblem(changelog, (version) => tags.includes(`v${version}`));
    if (problem !== null) throw new Error(`${problem}, so nothing was released.`);
  });
