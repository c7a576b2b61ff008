import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../vitest.base.js';

export default defineConfig({
  test: {
    ...TEST_TIMEOUTS,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Pure functions share nothing, so the files need no worker each.
    isolate: false,
    setupFiles: ['src/testing/property-runs.ts'],
  },
});
