import { defineConfig } from 'vitest/config';
import { TEST_OPTIONS } from '../vitest.base.js';

export default defineConfig({
  test: {
    ...TEST_OPTIONS,
    include: ['**/*.test.ts'],
    environment: 'node',
    env: { NX_DAEMON: 'false' },
    coverage: { ...TEST_OPTIONS.coverage, include: ['*/*.ts'] },
  },
});
