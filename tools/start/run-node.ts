import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

export interface RunOptions {
  cwd?: string;
  /** Variables in addition to those of this process. */
  environment?: Record<string, string>;
}

/**
 * Runs a script on Node with this process's terminal and resolves with its exit code. On a signal it ends the script
 * first, which ends its own child processes.
 */
export async function runNode(
  args: readonly string[],
  { cwd, environment = {} }: RunOptions = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  let stoppedBy: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stoppedBy ??= signal;
    child.kill(signal);
  };
  // tools/start/bootstrap.mjs has ended.
  const stopAlone = (): void => stop('SIGTERM');
  for (const signal of SIGNALS) process.on(signal, stop);
  process.on('disconnect', stopAlone);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (stoppedBy !== undefined) process.exit(exitCodeOf(stoppedBy));
  // A listener on the channel would keep this process alive.
  for (const name of SIGNALS) process.off(name, stop);
  process.off('disconnect', stopAlone);
  return code ?? exitCodeOf(signal ?? 'SIGTERM');
}
