import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../vitest.base.js';

export default defineConfig({
  test: { ...TEST_TIMEOUTS, include: ['**/*.test.ts'], environment: 'node' },
});
