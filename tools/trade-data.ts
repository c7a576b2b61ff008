/** `npm run measure:trade`: the bytes that two people with empty caches receive from the sign-in to the settled trade. */
import { type Person, ADA, CHIDI, signIn } from '@amana/web-e2e/sign-in';
import { type Received, startCountingProxy } from './browser/counting-proxy.ts';
import { playTrade, prepareTrade } from './browser/play-trade.ts';
import { openProduct } from './browser/product.ts';
import { checkFigure } from './figures/check-figure.ts';
import { runMain } from './workspace.ts';

const COMMAND = 'measure:trade';
const LIMIT_KB = 600;
const POLL_LIMIT_BYTES = 300;
const LARGEST_PARTS = 15;

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
    await prepareTrade(product.url);
    const join = async (person: Person) => {
      const proxy = await startCountingProxy(product.url);
      const context = await product.browser.newContext({ baseURL: proxy.url });
      const page = await context.newPage();
      await signIn(page, person);
      return { page, proxy };
    };
    const [buyer, seller] = [await join(ADA), await join(CHIDI)];
    await playTrade(product.url, buyer.page, seller.page);
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
