import { defineConfig } from 'vitest/config';
import { TEST_OPTIONS } from '../../vitest.base.js';

export default defineConfig({
  test: {
    ...TEST_OPTIONS,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Every test makes its own backend, so the files need no worker each.
    isolate: false,
  },
});
