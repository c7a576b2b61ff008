/**
 * `npm run build`, `npm run build:demo`: runs one target of Nx, whose options may follow `--`. A build in the default folder
 * is named after the version and the commit, such as '1.0.0+a1b2c3d', in a file that `npm run configure` reads. Nx does not
 * write it, because a build from its cache may be of another commit.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { commandOf, inWorkspace, runNode } from './workspace.ts';

/** The version alone without git or outside a checkout. */
function releaseOfCheckout(): string {
  const { version } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as { version: string };
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inWorkspace(), encoding: 'utf8' });
  return git.status === 0 ? `${version}+${git.stdout.trim()}` : version;
}

const args = process.argv.slice(2);
process.exitCode = await runNode([commandOf('nx'), 'run', ...args], { cwd: inWorkspace() });
if (process.exitCode === 0 && args.join(' ') === 'web:build')
  writeFileSync(inWorkspace('apps/web/dist/release.txt'), `${releaseOfCheckout()}\n`);
