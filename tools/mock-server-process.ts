import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { inWorkspace } from './workspace.ts';

export interface MockServerProcess {
  url: string;
  child: ChildProcess;
  stop: () => Promise<void>;
}

function isListening(message: unknown): message is { listening: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'listening' in message &&
    typeof message.listening === 'string'
  );
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Starts the mock server as a child that ends with this process, however this process ends (it watches the channel). */
export function spawnMockServer(options: string[]): Promise<MockServerProcess> {
  const child = spawn(process.execPath, [inWorkspace('apps/mock-server/src/main.mjs'), ...options], {
    cwd: inWorkspace(),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // What it prints for a person at its own terminal (personas, addresses) is said by who started it here.
  child.stdout?.resume();
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      if (!isListening(message)) return;
      resolve({
        url: message.listening,
        child,
        stop: () => {
          child.kill('SIGTERM');
          return exited(child);
        },
      });
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The mock server stopped before it answered (exit code ${code ?? 'none'}).`)),
    );
  });
}
