import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';

/** Nothing but the product under measure goes over the network. */
export const BROWSER_OPTIONS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-gpu',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_OPTIONS] });
}
