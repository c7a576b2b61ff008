import { BROWSER_OPTIONS } from '@amana/web-e2e/browser-options';
import { type Browser, chromium } from '@playwright/test';
import { FOR_FIGURES, ensureBrowser } from './executable.ts';

/**
 * While developer tools are connected, V8 reads a whole script a second time when the script creates its first error, as
 * React does at its start. That is not so on a person's phone; with this option V8 has what it needs after the first time.
 */
export const MEASURING_OPTIONS: readonly string[] = [
  ...BROWSER_OPTIONS,
  '--js-flags=--no-enable-lazy-source-positions',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(FOR_FIGURES), args: [...MEASURING_OPTIONS] });
}
