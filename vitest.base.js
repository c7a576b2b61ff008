/** In milliseconds; generous, because a busy machine must not fail a test. */
export const TEST_TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };
