/** `npm run measure:lives`: time until data and the slowest press or key on a slow phone, for a person of 10,000 orders. */
import { coldContext, openProduct } from './browser/product.ts';
import { readSampleRecords } from './browser/sample-records.ts';
import { slowDownProcessor } from './browser/slow-phone.ts';
import { measureVisit } from './data-on-screen/measure-visit.ts';
import { checkFigure } from './figures/check-figure.ts';
import { collectInteractions } from './interactions/event-timing.ts';
import { printSlowest } from './interactions/print-slowest.ts';
import { fullScreens } from './lives/full-screens.ts';
import { runMain } from './workspace.ts';

const COMMAND = 'measure:lives';
const INTERACTION_LIMIT_MS = 150;

await runMain(async () => {
  const product = await openProduct('years-of-trading');
  try {
    const records = await readSampleRecords(product.url);
    for (const { name, path, selector, text, limitSeconds, prepare, use } of fullScreens(records)) {
      const context = await coldContext(product, records.session);
      const interactions = await collectInteractions(context);
      const url = `${product.url}${path}`;
      const { dataSeconds } = await measureVisit(context, url, { selector, text });
      checkFigure({
        command: COMMAND,
        name: `${name}: data`,
        value: dataSeconds,
        limit: limitSeconds,
        unit: 's',
      });

      const page = await context.newPage();
      await page.goto(url);
      await prepare(page);
      await slowDownProcessor(page);
      await use(page);
      const measured = await interactions();
      const value = measured[0]?.durationMs ?? 0;
      const figure = {
        name: `${name.split(':')[0] ?? name}: slowest press or key`,
        value,
        limit: INTERACTION_LIMIT_MS,
        unit: 'ms',
      };
      checkFigure({ command: COMMAND, ...figure });
      printSlowest(measured);
      await context.close();
    }
  } finally {
    await product.close();
  }
});
