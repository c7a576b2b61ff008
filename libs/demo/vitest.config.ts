import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../vitest.base.js';

export default defineConfig({
  test: { ...TEST_TIMEOUTS, include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
