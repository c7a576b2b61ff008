/** A peer under test: `peer-host.ts bare|hono ORDERS`. Bare Node does not carry the framework. */
import { BenchStore } from './store.ts';
import { underTest } from './under-test.ts';

const [kind = '', orders = '0'] = process.argv.slice(2);
const store = new BenchStore(Number(orders));
if (kind === 'hono') {
  const { startHono } = await import('./hono-peer.ts');
  underTest(await startHono(store));
} else {
  const { startBare } = await import('./bare-peer.ts');
  underTest(await startBare(store));
}
