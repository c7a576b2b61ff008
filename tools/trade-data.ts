/** `npm run measure:trade`: the bytes that two people with empty caches receive from the sign-in to the settled trade. */
import { lagosDay } from '@amana/domain';
import { callServer } from '@amana/mock-backend/testing';
import { CreateOrderPage } from '@amana/web-e2e/pages/create-order-page';
import { OrderPage } from '@amana/web-e2e/pages/order-page';
import { OverviewPage } from '@amana/web-e2e/pages/overview-page';
import { TransactionPage } from '@amana/web-e2e/pages/transaction-page';
import { SHIPPED_PARCEL } from '@amana/web-e2e/shipped-parcel';
import { type Person, ADA, CHIDI, signIn } from '@amana/web-e2e/sign-in';
import type { Page } from '@playwright/test';
import { type Received, startCountingProxy } from './browser/counting-proxy.ts';
import { openProduct } from './browser/product.ts';
import { checkFigure } from './figures/check-figure.ts';
import { runMain } from './workspace.ts';

const COMMAND = 'measure:trade';
const LIMIT_KB = 600;
const POLL_LIMIT_BYTES = 300;
const LARGEST_PARTS = 15;
/** For the three steps of settlement. */
const SETTLEMENT_MS = 60_000;

async function trade(server: string, buyer: Page, seller: Page): Promise<void> {
  const link = await new CreateOrderPage(buyer).create({
    side: 'Buying',
    counterpartEmail: CHIDI.email,
    description: 'Leather sandals, size 42',
    amount: '50000',
  });
  await (await new OrderPage(seller).openLink(link)).approveFor(lagosDay(Date.now()));

  const account = await (await new OrderPage(buyer).openLink(link)).payNow();
  await callServer(server, 'sendTransfer', { body: account });
  await buyer.waitForURL(/\/dashboard\/orders\//);

  await (await new OrderPage(seller).openLink(link)).manage();
  await new TransactionPage(seller).ship(SHIPPED_PARCEL);

  await (await new OrderPage(buyer).openLink(link)).manage();
  const mails = await callServer(server, 'getMailbox', {
    query: { to: ADA.email, kind: 'confirmation-code' },
  });
  await new TransactionPage(buyer).confirmReceipt(mails.data[0]?.code ?? '');
  await callServer(server, 'moveClock', { body: { advanceMs: SETTLEMENT_MS } });
  for (const [page, account, balance] of [
    [buyer, 'Buying Account', '₦51,881.25'],
    [seller, 'Selling Account', '₦48,118.75'],
  ] as const)
    await (await new OverviewPage(page).open()).balance(account).filter({ hasText: balance }).waitFor();
}

function kilobytes(answers: readonly Received[]): number {
  return Math.round(answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000);
}

/** A script by its name without the hash, a call of the API as one kind, an address of a screen as the page. */
function partOf({ path }: Received): string {
  const { pathname } = new URL(path, 'http://localhost');
  if (pathname.startsWith('/api/')) return 'API';
  if (!/\.[^/.]+$/.test(pathname)) return 'index.html';
  return pathname.replace(/-[\w-]{8}(?=\.js$)/, '');
}

function printParts(received: readonly Received[]): void {
  const parts = [...Map.groupBy(received, partOf)].map(([part, answers]) => ({
    part,
    answers: answers.length,
    kB: kilobytes(answers),
  }));
  console.table(parts.sort((one, other) => other.kB - one.kB).slice(0, LARGEST_PARTS));
}

await runMain(async () => {
  const product = await openProduct();
  try {
    await callServer(product.url, 'resetWorld', { body: { scenario: 'empty' } });
    await callServer(product.url, 'updateSettings', { body: { autoPayAfterMs: null } });
    const join = async (person: Person) => {
      const proxy = await startCountingProxy(product.url);
      const context = await product.browser.newContext({ baseURL: proxy.url });
      const page = await context.newPage();
      await signIn(page, person);
      return { page, proxy };
    };
    const [buyer, seller] = [await join(ADA), await join(CHIDI)];
    await trade(product.url, buyer.page, seller.page);
    // Until an open page has polled once more.
    await buyer.page.waitForResponse(
      (response) => response.status() === 304 && response.url().includes('/api/'),
    );

    const received = [buyer, seller].flatMap(({ proxy }) => proxy.received);
    const unchanged = received.filter((answer) => answer.status === 304 && partOf(answer) === 'API');
    const note = `buyer ${kilobytes(buyer.proxy.received)} kB, seller ${kilobytes(seller.proxy.received)} kB`;
    const check = (name: string, value: number, limit: number, unit: string, more = '') =>
      checkFigure({ command: COMMAND, name, value, limit, unit }, more);
    check('two people through a trade, cold: received', kilobytes(received), LIMIT_KB, 'kB', note);
    printParts(received);
    const largest = Math.max(...unchanged.map(({ bytes }) => bytes));
    check('a poll that brings nothing new: received', largest, POLL_LIMIT_BYTES, 'bytes');
    for (const { page, proxy } of [buyer, seller]) {
      await page.context().close();
      proxy.close();
    }
  } finally {
    await product.close();
  }
});
