import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const KINDS = ['bare', 'hono', 'mock'] as const;
export type Kind = (typeof KINDS)[number];

export interface Subject {
  readonly kind: Kind;
  readonly orders: number;
  readonly url: string;
  /** From starting its process until it answered, in ms. */
  readonly startedInMs: number;
  /** Processor time that its process has used so far, in microseconds. */
  cpuMicros(): Promise<number>;
  stop(): Promise<void>;
}

async function nextMessage(child: ChildProcess): Promise<Record<string, unknown>> {
  const answered = new AbortController();
  const gone = once(child, 'exit', { signal: answered.signal }).then(() => {
    throw new Error('A server under test stopped.');
  });
  const message = once(child, 'message', { signal: answered.signal });
  try {
    const [content] = (await Promise.race([message, gone])) as [Record<string, unknown>];
    return content;
  } finally {
    // Whichever did not happen is no longer listened for.
    answered.abort();
    await Promise.allSettled([gone, message]);
  }
}

/** Its file, and what it is told. */
function hostOf(kind: Kind, orders: number): [string, string[]] {
  return kind === 'mock'
    ? ['mock-host.mjs', ['--port', '0', '--scenario', 'busy', '--orders', String(orders), '--seed', '1']]
    : ['peer-host.ts', [kind, String(orders)]];
}

export async function startSubject(kind: Kind, orders: number): Promise<Subject> {
  const startedAt = performance.now();
  const [file, args] = hostOf(kind, orders);
  const child = fork(join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { listening: url } = await nextMessage(child);
  return {
    kind,
    orders,
    url: String(url),
    startedInMs: performance.now() - startedAt,
    async cpuMicros() {
      const answer = nextMessage(child);
      child.send('cpu');
      return Number((await answer)['cpuMicros']);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
