/** In milliseconds; generous, because a busy machine must not fail a test. */
export const TEST_TIMEOUTS = { testTimeout: 180_000, hookTimeout: 180_000 };
