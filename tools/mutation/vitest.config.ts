import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const workspace = join(import.meta.dirname, '../..');

/** The tests that mutation testing runs: of the rules as they are, of the session without a screen. */
export default defineConfig({
  root: workspace,
  test: {
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
          // A million amounts take their time on a busy machine.
          testTimeout: 60_000,
          setupFiles: ['src/testing/property-runs.ts'],
        },
      },
      {
        root: join(workspace, 'apps/web'),
        test: {
          name: 'session',
          include: ['src/{session,storage}/*.test.ts'],
          environment: 'jsdom',
          // A page of its own for every file would treble the time.
          isolate: false,
          // Many changes leave a refresh waiting for ever: told by a test that gives up, not by a new process for each.
          testTimeout: 3_000,
        },
      },
    ],
  },
});
