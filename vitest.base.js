import { availableParallelism } from 'node:os';

export const TEST_OPTIONS = {
  // In ms; generous, because a busy machine must not fail a test.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // Vitest itself leaves one processor free, which on a machine with two doubles the time.
  maxWorkers: availableParallelism(),
  // Files of one project may share their modules; in another order, what one leaves behind for the next shows.
  sequence: { shuffle: { files: process.env['SHUFFLE_FILES'] === 'true' } },
  // For `--coverage`; files that no test loads count too.
  coverage: {
    include: ['src/**/*.{ts,tsx}'],
    reporter: ['text-summary'],
    reportsDirectory: '.cache/coverage',
  },
};
