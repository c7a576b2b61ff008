import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../vitest.base.js';

export default defineConfig({
  plugins: [react()],
  test: {
    ...TEST_TIMEOUTS,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'service-worker/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
  },
});
