export { type ApiBases, type CallInput, callRequest } from './testing/call-request.ts';
export { callServer } from './testing/call-server.ts';
export { type TestBackend, createTestBackend, fingerprintOf, TEST_NOW } from './testing/test-backend.ts';
export { installIdentityWidget } from './identity/identity-widget.ts';
export { type Trade, NOBODYS_ID, startTrade, userIdOf } from './testing/trade.ts';
export { HOSTILE_MARK, HOSTILE_STRINGS } from './testing/hostile/hostile-strings.ts';
export { hostileRequests } from './testing/hostile/hostile-requests.ts';
export type { RawRequest } from './testing/hostile/raw-request.ts';
export { type Route, createMatcher } from './http/match-operation.ts';
