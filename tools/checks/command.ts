import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../workspace.ts';

export interface CommandResult {
  succeeded: boolean;
  output: string;
}

const IS_TERMINAL = process.stdout.isTTY;

/** Some programs colour what no terminal shows. */
export function readable(output: string): string {
  return IS_TERMINAL ? output : stripVTControlCharacters(output);
}

/** NO_COLOR beside the FORCE_COLOR that Nx sets would make every Node below print a warning. */
const QUIET = {
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  NO_COLOR: undefined,
  FORCE_COLOR: IS_TERMINAL ? '1' : '0',
};

/** Runs a program of node_modules on the project's Node and keeps what it says, in the order it says it. */
export function runCommand(script: string, options: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], {
      cwd: workspaceRoot,
      env: { ...process.env, ...QUIET },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output: readable(output) }));
  });
}
