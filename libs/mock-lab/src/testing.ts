export * from '@amana/mock-backend/testing';
export { installIdentityWidget } from './identity/identity-widget.ts';
export { MAIN_IDS } from './scenarios/scenario-trade.ts';
export { createTestBackend } from './testing/test-lab.ts';
