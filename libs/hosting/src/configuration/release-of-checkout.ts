import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version and commit, such as '1.0.0+a1b2c3d'; the version alone without git or outside a checkout. */
export function releaseOfCheckout(): string {
  const own = join(import.meta.dirname, '../..');
  const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string };
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: own, encoding: 'utf8' });
  return git.status === 0 ? `${version}+${git.stdout.trim()}` : version;
}
