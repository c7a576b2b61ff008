export type { MockServerOptions } from './options.ts';
export { type MockServer, startMockServer } from './start-mock-server.ts';
