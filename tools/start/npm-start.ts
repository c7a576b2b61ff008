import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from './workspace.ts';

export interface NpmStart {
  process: ChildProcess;
  output: () => string;
  settled: Promise<unknown>;
}

export function npmStart(environment: Record<string, string>): NpmStart {
  const child = spawn(process.execPath, [inWorkspace('tools/start/bootstrap.mjs'), 'tools/start/start.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.includes('Ctrl-C stops all')) resolve();
      });
  });
  return { process: child, output: () => output, settled: Promise.race([ready, once(child, 'exit')]) };
}
