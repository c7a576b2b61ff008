import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');

export function inWorkspace(...path: string[]): string {
  return join(workspaceRoot, ...path);
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

export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Ends this process, and with it its child processes, on a signal or after the end of tools/start/bootstrap.mjs. */
export function exitOnSignal(): void {
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(end, () => process.exit(0));
  // Writing to a closed terminal fails.
  process.stdout.on('error', () => process.exit(0));
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
