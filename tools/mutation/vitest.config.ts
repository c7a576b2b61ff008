import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const workspace = join(import.meta.dirname, '../..');

/** The tests that mutation testing runs: of the rules as they are, of the session without a screen. */
export default defineConfig({
  root: workspace,
  test: {
    // A million amounts once per change would take hours; the golden rows and the laws stay.
    testNamePattern: /^(?!.*(a million random amounts|for every whole Naira))/,
    testTimeout: 60_000,
    projects: [
      {
        root: join(workspace, 'libs/domain'),
        test: {
          name: 'domain',
          include: ['src/**/*.test.ts'],
          // Its tests change the time zone, which a worker thread cannot.
          exclude: ['src/dates/**'],
          environment: 'node',
          isolate: false,
          setupFiles: ['src/testing/property-runs.ts'],
        },
      },
      {
        root: join(workspace, 'apps/web'),
        test: {
          name: 'session',
          include: ['src/session/*.test.ts'],
          environment: 'jsdom',
          isolate: false,
        },
      },
    ],
  },
});
