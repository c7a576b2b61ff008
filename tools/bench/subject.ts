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
  stop(): void;
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

export async function startSubject(kind: Kind, orders: number): Promise<Subject> {
  const startedAt = performance.now();
  const child = fork(join(import.meta.dirname, kind === 'mock' ? 'mock-host.ts' : 'peer-host.ts'), [
    kind,
    String(orders),
  ]);
  const { url } = await nextMessage(child);
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
    stop: () => child.kill(),
  };
}
