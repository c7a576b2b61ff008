import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export async function startMockServer(
  options: string[],
  stdout: 'inherit' | 'ignore' = 'ignore',
): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, 'main.mjs'), ['--port', '0', ...options], {
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const stoppedEarly = exited.then(([code]) => {
    throw new Error(`The mock server stopped before it answered (exit code ${String(code)}).`);
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

/** The port is free only at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
