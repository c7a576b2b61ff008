/** The mock server under test: `mock-host.mjs [options]`, as its command starts it. */
// Reads the options from the command line, and tells where it listens.
await import('@amana/mock-server/main');
// In plain JavaScript and only now, so that the start measured is the command's own.
const { tellCpu } = await import('./under-test.ts');
tellCpu();
