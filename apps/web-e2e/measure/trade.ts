/** What `npm run measure trade` runs. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { lagosDay } from '@amana/domain';
import { callServer } from '@amana/mock-lab/testing';
import { startMockServer } from '@amana/mock-server/server-process';
import { BROWSER_OPTIONS } from '../fixtures/browser-options.ts';
import { CreateOrderPage } from '../pages/create-order-page.ts';
import { OrderPage } from '../pages/order-page.ts';
import { OverviewPage } from '../pages/overview-page.ts';
import { TransactionPage } from '../pages/transaction-page.ts';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { ADA, CHIDI, signIn, startSession } from '../fixtures/sign-in.ts';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';

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
const SETTLEMENT_MS = 60_000;
const VISITS = 5;
const AMOUNT = '₦\\d';
/** The data of a screen is there when the element contains this text. */
const SCREENS = [
  { name: 'sign-in form', path: '/login', selector: 'button[type=submit]', text: '' },
  { name: 'overview', path: '/dashboard/overview', selector: 'main', text: AMOUNT },
  { name: 'orders', path: '/dashboard/orders', selector: 'main', text: AMOUNT },
  { name: 'transactions', path: '/dashboard/transactions', selector: 'main', text: AMOUNT },
];
type Screen = (typeof SCREENS)[number];

async function openPage(context: BrowserContext) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  return { page, devTools };
}

/** Runs in the page: looks in every frame, and resolves when React handles the events of the element. */
async function secondsUntilData({ selector, text }: Screen): Promise<number> {
  for (;;) {
    const element = document.querySelector(selector);
    const isReacts = Object.keys(element ?? {}).some((name) => name.startsWith('__reactProps$'));
    if (isReacts && new RegExp(text).test(element?.textContent ?? '')) return performance.now() / 1_000;
    await new Promise(requestAnimationFrame);
  }
}

function median(values: number[]): string {
  return (values.sort((a, b) => a - b)[(VISITS - 1) / 2] ?? NaN).toFixed(2);
}

async function measureScreen(browser: Browser, baseURL: string, screen: Screen): Promise<void> {
  const [first, next]: [number[], number[]] = [[], []];
  while (first.length < VISITS) {
    // A phone with an empty cache.
    const context = await browser.newContext({ ...PHONE, baseURL });
    // Once, because it empties the cache.
    if (screen.path !== '/login') await startSession(await context.newPage(), ADA);
    for (const visits of [first, next]) {
      const { page } = await openPage(context);
      await page.goto(screen.path, { waitUntil: 'commit' });
      visits.push(await page.evaluate(secondsUntilData, screen));
      await page.close();
    }
    await context.close();
  }
  console.log(`${screen.name}: ${median(first)} s at the first visit, ${median(next)} s at the next`);
}

interface Press {
  control: string;
  path: string;
  durationMs: number;
}

/** Runs in each page: reports the time from a press or a key to the next paint, in steps of 8 ms. */
function reportPresses(): void {
  const { reportPress } = globalThis as unknown as { reportPress: (press: Press) => void };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const control = entry.target instanceof Element ? entry.target.closest('button, a, label') : null;
      const { pathname: path } = location;
      reportPress({ control: control?.textContent ?? entry.name, path, durationMs: entry.duration });
    }
  }).observe({ type: 'event', buffered: true });
}

async function join(browser: Browser, baseURL: string) {
  // DevTools do not count a service worker's requests.
  const context = await browser.newContext({ ...PHONE, baseURL, serviceWorkers: 'block' });
  const presses: Press[] = [];
  await context.exposeBinding('reportPress', (_, press: Press) => presses.push(press));
  await context.addInitScript(reportPresses);
  const { page, devTools } = await openPage(context);
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { page, presses, kilobytes: () => Math.round(bytes / 1_000) };
}

async function playTrade(url: string, buyer: Page, seller: Page): Promise<void> {
  await callServer(url, 'resetWorld', { body: { scenario: 'empty' } });
  await callServer(url, 'updateSettings', { body: { autoPayAfterMs: null } });
  await signIn(buyer, ADA);
  await signIn(seller, CHIDI);
  const link = await new CreateOrderPage(buyer).create({
    side: 'Buying',
    counterpartEmail: CHIDI.email,
    description: 'Leather sandals, size 42',
    amount: '50000',
  });
  await (await new OrderPage(seller).openLink(link)).approveFor(lagosDay(Date.now()));

  const account = await (await new OrderPage(buyer).openLink(link)).payNow();
  await callServer(url, 'sendTransfer', { body: account });
  await buyer.waitForURL(/\/dashboard\/orders\//);

  await (await new OrderPage(seller).openLink(link)).manage();
  await new TransactionPage(seller).ship(SHIPPED_PARCEL);

  await (await new OrderPage(buyer).openLink(link)).manage();
  const mails = await callServer(url, 'getMailbox', { query: { to: ADA.email, kind: 'confirmation-code' } });
  await new TransactionPage(buyer).confirmReceipt(mails.data[0]?.code ?? '');
  await callServer(url, 'moveClock', { body: { advanceMs: SETTLEMENT_MS } });
  for (const [page, name, balance] of [
    [buyer, 'Buying Account', '₦51,881.25'],
    [seller, 'Selling Account', '₦48,118.75'],
  ] as const)
    await (await new OverviewPage(page).open()).balance(name).filter({ hasText: balance }).waitFor();
}

/** Two people trade on slow phones with the built web app: prints times of screens, bytes, and the slowest press. */
async function measureTrade(): Promise<void> {
  const build = resolve(import.meta.dirname, '../../web/dist');
  if (!existsSync(`${build}/index.html`)) throw new Error('Build the web app first: npm run build');
  const server = await startMockServer(['--seed', '1', '--serve-app', build]);
  const args = [...BROWSER_OPTIONS, NO_SECOND_PARSE];
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args });
  try {
    for (const screen of SCREENS) await measureScreen(browser, server.url, screen);
    const [buyer, seller] = [await join(browser, server.url), await join(browser, server.url)];
    await playTrade(server.url, buyer.page, seller.page);
    console.log(
      `a whole trade with empty caches: ${buyer.kilobytes()} kB for the buyer, ${seller.kilobytes()} kB for the seller`,
    );
    const presses = [...buyer.presses, ...seller.presses].sort((a, b) => b.durationMs - a.durationMs);
    const slowest = presses[0];
    console.log(
      `the slowest press or key of it: ${slowest?.durationMs} ms (${slowest?.control}, ${slowest?.path})`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

await measureTrade();
