import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TEST_OPTIONS } from '../../vitest.base.js';

export default defineConfig({
  plugins: [react()],
  test: {
    ...TEST_OPTIONS,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
  },
});
