import { spawn } from 'node:child_process';
import { workspaceRoot } from '../workspace.ts';

export interface CommandResult {
  succeeded: boolean;
  output: string;
}

/** Runs a program of node_modules on the project's Node and keeps what it says, in the order it says it. */
export function runCommand(script: string, options: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], {
      cwd: workspaceRoot,
      env: { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}
