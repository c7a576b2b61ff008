import { onParentExit } from './on-parent-exit.ts';

const STOP_LIMIT_MS = 3_000;

/**
 * Stops this process with everything that was added: on a signal, when the terminal is closed, and when the parent
 * process is gone. A reason is printed and makes the exit code 1.
 */
export function handleShutdown(): { add: (stop: () => unknown) => void; stop: (reason?: string) => void } {
  const stops: (() => unknown)[] = [];
  let stopping = false;

  function stop(reason?: string): void {
    if (stopping) return;
    stopping = true;
    if (reason !== undefined) console.error(reason);
    const exitCode = reason === undefined ? 0 : 1;
    setTimeout(() => process.exit(exitCode), STOP_LIMIT_MS).unref();
    void Promise.allSettled(
      stops.map(async (end) => {
        await end();
      }),
    ).then(() => process.exit(exitCode));
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  // Writing to a closed terminal fails; the rest must still be stopped.
  process.stdout.on('error', () => stop());
  onParentExit(stop);
  return { add: (end) => stops.push(end), stop };
}
