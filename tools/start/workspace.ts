import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const PARENT_CHECK_MS = 500;

// The daemon of Nx would remain after a command.
process.env['NX_DAEMON'] ??= 'false';

export function inWorkspace(...path: string[]): string {
  return join(root, ...path);
}

export function commandOf(packageName: string, command = packageName): string {
  const folder = inWorkspace('node_modules', packageName);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { bin } = manifest as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

export function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Calls it on a signal, and after the end of npm's shell: npm passes signals on to that alone. */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const parent = process.ppid;
  const stopAlone = (): void => {
    if (process.ppid !== parent) stop('SIGTERM');
  };
  // A command that was started without npm may survive its shell, as with nohup.
  if (process.env['npm_lifecycle_event'] !== undefined) setInterval(stopAlone, PARENT_CHECK_MS).unref();
}

/** Runs a script on Node in this terminal and resolves with its exit code. A signal ends both. */
export async function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  onStop((signal) => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Runs a command; an error ends the process with its message and exit code 1. */
export async function runMain(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
