import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './fixtures/browser-options.ts';

/** An installed browser, as tools/with-browser.ts finds it; without one Playwright's own is used. */
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: Math.min(2, availableParallelism()),
  timeout: 300_000,
  // Longer than a busy machine needs, and shorter than the 30 seconds after which the app reads records again.
  expect: { timeout: 25_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // Recording every test in case it fails costs a quarter of the whole; `-- --trace on` records what is looked for.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...BROWSER_OPTIONS],
    },
  },
});
