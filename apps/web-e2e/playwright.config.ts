import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, webkit } from '@playwright/test';
import { BROWSER_OPTIONS } from './fixtures/browser-options.ts';

/** Installed browsers from tools/check/with-browser.ts; without a Chromium, Playwright's own. */
const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;

const IN_EVERY_ENGINE = 'journeys/{dates,demo-trade,dispute,offline-copy,paper-and-files,tabs,trade}.spec.ts';
/** Drives an installed WebKitGTK with Selenium, because Playwright cannot. */
const IN_WEBKITGTK = 'journeys/webkit.spec.ts';

function webkitProjects() {
  // `npx playwright install webkit` downloads it.
  if (existsSync(webkit.executablePath()))
    return [{ name: 'webkit', testMatch: 'journeys/trade.spec.ts', use: { browserName: 'webkit' as const } }];
  return WEBKIT_DRIVER_PATH === undefined ? [] : [{ name: 'webkit', testMatch: IN_WEBKITGTK }];
}

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,tests}/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: Math.min(2, availableParallelism()),
  timeout: 300_000,
  // Long enough for a busy machine, and shorter than the 30 seconds until the app reads records again.
  expect: { timeout: 25_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // Recording every test costs a quarter of the run; `-- --trace on` records the selected ones.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: IN_WEBKITGTK,
      use: {
        browserName: 'chromium',
        // Drawing motion costs a tenth of the time; WebKit and the specs trade, dispute and overlays run with it.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
          args: [...BROWSER_OPTIONS],
        },
      },
    },
    ...(FIREFOX_PATH === undefined
      ? []
      : [
          {
            name: 'firefox',
            testMatch: IN_EVERY_ENGINE,
            // The channel of an unmodified Firefox, driven over WebDriver BiDi.
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: FIREFOX_PATH,
                firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
              },
            },
          },
        ]),
    ...webkitProjects(),
  ],
});
