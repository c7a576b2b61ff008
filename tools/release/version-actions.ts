import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as NpmActions from '@nx/js/src/release/version-actions';

// CommonJS, whose default export an import would have as a property.
const npm = createRequire(import.meta.url)('@nx/js/src/release/version-actions') as typeof NpmActions;

export default npm.default;

/**
 * Runs in `nx release` when every package.json has its new version: updates the lock file, and moves the entries of
 * CHANGELOG.md from Unreleased to the new version with the date in UTC. Nx commits the files that it returns.
 */
export const afterAllProjectsVersioned: (typeof npm)['afterAllProjectsVersioned'] = async (cwd, options) => {
  const { changedFiles, deletedFiles } = await npm.afterAllProjectsVersioned(cwd, options);
  const { version } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as { version: string };
  const changelog = join(cwd, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  // Where no commit asks for a new version, the changelog has this one already.
  if (options.dryRun === true || text.includes(`\n## ${version} `)) return { changedFiles, deletedFiles };
  const [before, after] = text.split('\n## Unreleased\n');
  if (after === undefined) throw new Error('CHANGELOG.md has no heading "## Unreleased".');
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, `${before}\n## Unreleased\n\n## ${version} - ${today}\n${after}`);
  return { changedFiles: [...changedFiles, 'CHANGELOG.md'], deletedFiles };
};
