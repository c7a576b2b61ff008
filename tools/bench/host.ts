/** One server under test in a process of its own: `host.ts bare|hono|mock ORDERS`; tells its processor time when asked. */
import { startBare, startHono } from './peers.ts';
import { BenchStore } from './store.ts';

const [kind = '', orders = '0'] = process.argv.slice(2);

async function start(): Promise<string> {
  if (kind === 'mock') {
    // The peers must not carry what only the mock needs.
    const { startMockServer } = await import('@amana/mock-server');
    return (await startMockServer({ port: 0, scenario: 'busy', orders: Number(orders), seed: 1 })).url;
  }
  const store = new BenchStore(Number(orders));
  return kind === 'hono' ? startHono(store) : startBare(store);
}

const url = await start();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url });
