/** `npm run build`, `npm run build:demo`: runs one target of Nx, whose options may follow `--`. */
import { runNode } from './run-node.ts';
import { commandOf, inWorkspace } from './workspace.ts';

process.exitCode = await runNode([commandOf('nx'), 'run', ...process.argv.slice(2)], { cwd: inWorkspace() });
