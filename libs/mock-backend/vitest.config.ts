import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Every test makes its own backend, so the files need no worker each.
    isolate: false,
  },
});
