import { whenOrphaned } from './when-orphaned.ts';

const STOP_LIMIT_MS = 3_000;

/**
 * Ends this process and whatever it started as one: on Ctrl-C, on a supervisor's signal, when the terminal is
 * closed, and when the process that started this one is killed outright.
 */
export function stopTogether(): { add: (stop: () => unknown) => void; stop: (reason?: string) => void } {
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
  // A closed terminal answers every further line with an error, which is no reason to die half-way.
  process.stdout.on('error', () => stop());
  whenOrphaned(stop);
  return { add: (end) => stops.push(end), stop };
}
