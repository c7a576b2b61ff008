export type { MockServerOptions } from './options.ts';
export type { MockServer } from './start-mock-server.ts';
export { startMockServer } from './start-mock-server.ts';
