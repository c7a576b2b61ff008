import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../workspace.ts';

export interface CommandResult {
  succeeded: boolean;
  output: string;
}

const IS_TERMINAL = process.stdout.isTTY;

/** Some programs print colours even without a terminal. */
export function readable(output: string): string {
  return IS_TERMINAL ? output : stripVTControlCharacters(output);
}

/** NO_COLOR is removed, because Node warns where Nx's FORCE_COLOR is set too. */
const QUIET = {
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  NO_COLOR: undefined,
  FORCE_COLOR: IS_TERMINAL ? '1' : '0',
};

/** Runs a script of node_modules and collects its output. */
export function runCommand(script: string, options: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], {
      cwd: workspaceRoot,
      env: { ...process.env, ...QUIET },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output: readable(output) }));
  });
}
