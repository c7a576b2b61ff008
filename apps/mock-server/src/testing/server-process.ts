import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  readonly url: string;
  /** Uses SIGKILL, so that the process cannot clean up. */
  kill(): Promise<void>;
}

const MAIN = join(import.meta.dirname, '../main.ts');

/** Starts the command as a separate process on a free port. */
export async function startProcess(...options: string[]): Promise<ServerProcess> {
  const child = fork(MAIN, ['--port', '0', ...options], { silent: true });
  child.stdout?.resume();
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString('utf8');
  });
  const exited = once(child, 'exit');
  const message: unknown = await Promise.race([
    once(child, 'message').then(([first]: unknown[]) => first),
    exited.then(() => Promise.reject(new Error(`The mock server did not start: ${complaint.trim()}`))),
  ]);
  const { listening } = message as { listening: string };
  return {
    url: listening,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
