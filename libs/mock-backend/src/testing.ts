export { type ApiBases, type CallInput, callRequest } from './testing/call-request.ts';
export { callServer } from './testing/call-server.ts';
export { RowStore } from './testing/row-store.ts';
export {
  type CallOptions,
  type TestBackend,
  fingerprintOf,
  TEST_NOW,
  TEST_OPTIONS,
  testBackendOf,
} from './testing/test-backend.ts';
export { type Trade, LONG_MS, NEW_ORDER, NOBODYS_ID, startTrade, userIdOf } from './testing/trade.ts';
export { HOSTILE_MARK, HOSTILE_STRINGS } from './testing/hostile-strings.ts';
export { type Route, createMatcher, matchOperation } from './http/match-operation.ts';
