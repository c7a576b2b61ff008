import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** With 'SIGKILL' the process cannot clean up. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a server as a child process and resolves when it sends `{ listening: url }`. The child watches its IPC channel,
 * so it ends with this process, however this process ends.
 */
export async function startServer(
  script: string,
  options: string[],
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  const child = fork(script, options, {
    execArgv: nodeOptions,
    // The server's own greeting would repeat what the parent prints.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const stoppedEarly = exited.then(([code]) => {
    throw new Error(`${script} stopped before it answered (exit code ${String(code)}).`);
  });
  const [{ listening }] = (await Promise.race([once(child, 'message'), stoppedEarly])) as [
    { listening: string },
  ];
  return {
    url: listening,
    child,
    stop: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** On a free port, unless the options name one. */
export function startMockServer(options: string[], nodeOptions?: string[]): Promise<ServerProcess> {
  return startServer(join(import.meta.dirname, 'main.mjs'), ['--port', '0', ...options], nodeOptions);
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
