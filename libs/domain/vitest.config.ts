import { defineConfig } from 'vitest/config';
import { TEST_OPTIONS } from '../../vitest.base.js';

export default defineConfig({
  test: {
    ...TEST_OPTIONS,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Pure functions share nothing, so the files need no worker each.
    isolate: false,
    setupFiles: ['src/testing/property-runs.ts'],
  },
});
