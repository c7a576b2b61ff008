export { mswHandlers } from './msw.ts';
export type { ApiBases, CallInput } from './testing/call-request.ts';
export { callRequest } from './testing/call-request.ts';
export type { CallOptions, RefusedCall, TestBackend } from './testing/test-backend.ts';
export { createTestBackend, TEST_NOW } from './testing/test-backend.ts';
export { installIdentityWidget } from './identity/identity-widget.ts';
export type { Trade } from './testing/trade.ts';
export { LONG_MS, NOBODYS_ID, startTrade, userIdOf } from './testing/trade.ts';
