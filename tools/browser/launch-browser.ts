import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from './executable.ts';

/** No background traffic of the browser disturbs a measurement. */
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
