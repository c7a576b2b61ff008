/** The mock server under test: `mock-host.ts mock ORDERS`. A file of its own, so that the peers do not carry it. */
import { startMockServer } from '@amana/mock-server';
import { underTest } from './under-test.ts';

const orders = Number(process.argv[3]);
const { url } = await startMockServer({ port: 0, scenario: 'busy', orders, seed: 1 });
underTest(url);
