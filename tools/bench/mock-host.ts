/** The mock server under test: `mock-host.ts [options]`, as its command starts it. */
import { tellCpu } from './under-test.ts';

tellCpu();
// Reads the options from the command line, and tells where it listens.
await import('@amana/mock-server/main');
