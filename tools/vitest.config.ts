import { defineConfig } from 'vitest/config';
import { TEST_OPTIONS } from '../vitest.base.js';

export default defineConfig({
  test: {
    ...TEST_OPTIONS,
    include: ['**/*.test.ts'],
    environment: 'node',
    env: { NX_DAEMON: 'false' },
    coverage: { ...TEST_OPTIONS.coverage, include: ['*/*.ts'] },
    // GitHub's validator imports JSON in the way of bundlers, so it is bundled.
    deps: { optimizer: { ssr: { enabled: true, include: ['@actions/languageservice'] } } },
  },
});
