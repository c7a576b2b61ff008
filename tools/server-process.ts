import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from './workspace.ts';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  stop: () => Promise<void>;
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
    cwd: inWorkspace(),
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
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

export function startMockServer(options: string[], nodeOptions?: string[]): Promise<ServerProcess> {
  return startServer(inWorkspace('apps/mock-server/src/main.ts'), options, nodeOptions);
}
