export { type ApiBases, type CallInput, callRequest } from './testing/call-request.ts';
export { callServer } from './testing/call-server.ts';
export { type TestBackend, fingerprintOf, TEST_NOW } from './testing/test-backend.ts';
export { installIdentityWidget } from './identity/identity-widget.ts';
export { type Trade, NOBODYS_ID, startTrade, userIdOf } from './testing/trade.ts';
export { HOSTILE_MARK, HOSTILE_STRINGS } from './testing/hostile-strings.ts';
export { type Route, createMatcher, matchOperation } from './http/match-operation.ts';
export { createTestBackend } from './testing/test-lab.ts';
