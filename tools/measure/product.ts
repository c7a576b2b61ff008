import { existsSync } from 'node:fs';
import type { OperationTypes } from '@amana/api/contract';
import { callServer } from '@amana/mock-lab/testing';
import { startMockServer } from '@amana/mock-server/server-process';
import { BROWSER_OPTIONS } from '@amana/web-e2e/browser-options';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from '@playwright/test';
import { ensureBrowser } from '../check/browsers.ts';
import { inWorkspace } from '../start/workspace.ts';

export interface Product {
  url: string;
  browser: Browser;
}

export interface Figure {
  figure: string;
  value: number;
  unit: string;
}

type PersonaSession = OperationTypes['createPersonaSession']['response']['data'];

/**
 * With DevTools connected, V8 parses a script twice after its first error, as in React's start. This option avoids
 * that, because phones do not do it.
 */
const NO_SECOND_PARSE = '--js-flags=--no-enable-lazy-source-positions';
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const BYTES_PER_KBIT = 125;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * BYTES_PER_KBIT,
  uploadThroughput: 750 * BYTES_PER_KBIT,
};

/** Serves the built web app with its mock backend on a free port, and closes it with the browser afterwards. */
export async function withProduct<Result>(
  scenario: string,
  use: (product: Product) => Promise<Result>,
): Promise<Result> {
  const build = inWorkspace('apps/web/dist');
  if (!existsSync(`${build}/index.html`)) throw new Error('Build the web app first: npm run build');
  const server = await startMockServer(['--seed', '1', '--scenario', scenario, '--serve-app', build]);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_OPTIONS, NO_SECOND_PARSE],
  });
  try {
    return await use({ url: server.url, browser });
  } finally {
    await browser.close();
    await server.stop();
  }
}

export async function openSession(server: string, persona: 'ada' | 'chidi'): Promise<PersonaSession> {
  return (await callServer(server, 'createPersonaSession', { path: { id: persona } })).data;
}

export function storageOf(origin: string, session: PersonaSession | null) {
  if (session === null) return { cookies: [], origins: [] };
  const { user, token: accessToken, refreshToken } = session;
  const stored = JSON.stringify({ user, accessToken, refreshToken, isAuthenticated: true });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'user', value: stored }] }] };
}

/** A phone with an empty cache. */
export function newPhone(product: Product, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return product.browser.newContext({ ...PHONE, baseURL: product.url, ...options });
}

export async function slowDownProcessor(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export async function slowDownNetwork(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
}

/** The smallest value that this share (0 to 1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
}
