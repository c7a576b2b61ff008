import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Pure functions share nothing, so the files need no worker each.
    isolate: false,
    setupFiles: ['src/testing/property-runs.ts'],
  },
});
