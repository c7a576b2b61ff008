import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // The first screen of a run also loads its code; on a busy machine that takes a while.
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'service-worker/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
  },
});
