import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const workspace = join(import.meta.dirname, '../..');

/** The tests of mutation testing: the domain and the session, without the screens. */
export default defineConfig({
  root: workspace,
  test: {
    projects: [
      {
        root: join(workspace, 'libs/domain'),
        test: {
          name: 'domain',
          include: ['src/**/*.test.ts'],
          // These tests change the time zone, which a worker thread cannot.
          exclude: ['src/dates/**'],
          environment: 'node',
          isolate: false,
          // A million amounts take long on a busy machine.
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
          // A new jsdom for every file would take three times as long.
          isolate: false,
          // With many mutants a refresh never ends; a short timeout of the test is faster than a new process.
          testTimeout: 3_000,
        },
      },
    ],
  },
});
