import { once } from 'node:events';
import { join } from 'node:path';
import { startMockServer, startServer } from '@amana/mock-server/server-process';

export const SERVER_KINDS = ['bare', 'mock'] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

export interface MeasuredServer {
  readonly kind: ServerKind;
  readonly orders: number;
  readonly url: string;
  /** From starting the process until it listened. */
  readonly startSeconds: number;
  /** Processor time used so far, in microseconds. */
  cpuMicros(): Promise<number>;
  stop(): Promise<void>;
}

const REPORT_CPU = ['--import', join(import.meta.dirname, 'report-cpu.mjs')];

/** Starts the mock server, or bare node:http over a Map, with this many orders. */
export async function startMeasuredServer(kind: ServerKind, orders: number): Promise<MeasuredServer> {
  const startedAt = performance.now();
  const count = String(orders);
  const { url, child, stop } = await (kind === 'mock'
    ? startMockServer(['--scenario', 'busy', '--orders', count, '--seed', '1'], REPORT_CPU)
    : startServer(join(import.meta.dirname, 'bare-server.ts'), [count], REPORT_CPU));
  return {
    kind,
    orders,
    url,
    startSeconds: (performance.now() - startedAt) / 1_000,
    async cpuMicros() {
      const answer = once(child, 'message');
      child.send('cpu');
      const [{ cpuMicros }] = (await answer) as [{ cpuMicros: number }];
      return cpuMicros;
    },
    stop,
  };
}
