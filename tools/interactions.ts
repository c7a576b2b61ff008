/** `npm run measure:interactions`: how fast each press and key of a whole trade is answered on a slow phone. */
import { ADA, CHIDI, signIn } from '@amana/web-e2e/sign-in';
import { percentile } from './bench/percentile.ts';
import { playTrade, prepareTrade } from './browser/play-trade.ts';
import { openProduct } from './browser/product.ts';
import { slowDownProcessor } from './browser/slow-phone.ts';
import { checkFigure } from './figures/check-figure.ts';
import { collectInteractions } from './interactions/event-timing.ts';
import { printSlowest } from './interactions/print-slowest.ts';
import { typeByKeys } from './interactions/type-by-keys.ts';
import { runMain } from './workspace.ts';

const COMMAND = 'measure:interactions';
const P95_LIMIT_MS = 64;
const WORST_LIMIT_MS = 150;

await runMain(async () => {
  const product = await openProduct();
  try {
    await prepareTrade(product.url);
    const join = async () => {
      const context = await product.browser.newContext({ baseURL: product.url });
      const interactions = await collectInteractions(context);
      const page = await context.newPage();
      await slowDownProcessor(page);
      return { page, interactions };
    };
    const [buyer, seller] = [await join(), await join()];
    typeByKeys(buyer.page);
    await signIn(buyer.page, ADA);
    await signIn(seller.page, CHIDI);
    await playTrade(product.url, buyer.page, seller.page);

    const measured = [...(await buyer.interactions()), ...(await seller.interactions())];
    const durations = measured.map(({ durationMs }) => durationMs);
    const check = (name: string, value: number, limit: number) =>
      checkFigure(
        { command: COMMAND, name, value, limit, unit: 'ms' },
        `${durations.length} that took 16 ms or more`,
      );
    check('95 of 100 presses and keys of a trade', percentile(durations, 0.95), P95_LIMIT_MS);
    check('the slowest press or key of a trade', Math.max(...durations), WORST_LIMIT_MS);
    printSlowest(measured);
  } finally {
    await product.close();
  }
});
