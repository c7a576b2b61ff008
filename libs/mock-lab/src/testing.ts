export { installIdentityWidget } from './identity/identity-widget.ts';
export { MAIN_IDS } from './scenarios/scenario-trade.ts';
export { createTestBackend } from './testing/test-lab.ts';
export {
  type ApiBases,
  type CallInput,
  type Route,
  type TestBackend,
  type Trade,
  callRequest,
  callServer,
  createMatcher,
  fingerprintOf,
  HOSTILE_MARK,
  HOSTILE_STRINGS,
  matchOperation,
  NOBODYS_ID,
  startTrade,
  TEST_NOW,
  userIdOf,
} from '@amana/mock-backend/testing';
