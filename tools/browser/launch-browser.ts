import { BROWSER_OPTIONS } from '@amana/web-e2e/browser-options';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from './executable.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_OPTIONS] });
}
