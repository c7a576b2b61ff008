/** A peer under test: `peer-host.ts bare|hono ORDERS`. */
import { startBare, startHono } from './peers.ts';
import { BenchStore } from './store.ts';
import { underTest } from './under-test.ts';

const [kind = '', orders = '0'] = process.argv.slice(2);
const store = new BenchStore(Number(orders));
underTest(await (kind === 'hono' ? startHono(store) : startBare(store)));
