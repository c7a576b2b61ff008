import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from '../fixtures/browser-options.ts';

const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: '../../gallery/test-results',
  snapshotPathTemplate: '../../gallery/pictures/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  workers: Math.min(2, availableParallelism()),
  timeout: 120_000,
  expect: { timeout: 25_000, toHaveScreenshot: { threshold: 0.02 } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
      args: [...BROWSER_OPTIONS, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
