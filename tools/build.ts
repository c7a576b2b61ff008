/** `npm run build`, `npm run build:demo`: runs one target of Nx, whose options may follow `--`. */
import { spawnSync } from 'node:child_process';
import { commandOf, inWorkspace } from './workspace.ts';

const { status } = spawnSync(process.execPath, [commandOf('nx'), 'run', ...process.argv.slice(2)], {
  cwd: inWorkspace(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
