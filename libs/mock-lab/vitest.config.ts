import { defineConfig } from 'vitest/config';
import { TEST_OPTIONS } from '../../vitest.base.js';

export default defineConfig({
  test: {
    ...TEST_OPTIONS,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Every test creates its own backend, so files can share a worker.
    isolate: false,
  },
});
