/** `npm run measure:memory`: what 55 minutes of polling add to the memory of three screens with much on them. */
import { checkFigure } from './figures/check-figure.ts';
import { coldContext, openProduct } from './browser/product.ts';
import { readSampleRecords } from './browser/sample-records.ts';
import { heavyScreens } from './lives/heavy-screens.ts';
import { pollForAnHour } from './lives/polling-hour.ts';
import { runMain } from './workspace.ts';

const COMMAND = 'measure:memory';
const GROWTH_LIMIT_KB = 1_000;
/** A toast or a tooltip that happens to be open. */
const NODES_LIMIT = 20;

await runMain(async () => {
  const product = await openProduct('years-of-trading');
  try {
    const records = await readSampleRecords(product.url);
    for (const { name, path, prepare } of heavyScreens(records)) {
      const context = await coldContext(product, records.session);
      const page = await context.newPage();
      const { uses, polls } = await pollForAnHour(page, `${product.url}${path}`, prepare);
      await context.close();
      const [first, last] = [uses.at(0), uses.at(-1)];
      if (first === undefined || last === undefined) throw new Error('Nothing was measured.');
      const check = (what: string, value: number, limit: number, unit: string, note: string) =>
        checkFigure({ command: COMMAND, name: `${name}: ${what}`, value, limit, unit }, note);
      const heaps = uses.map(
        ({ minute, heapKb }) => `${(heapKb / 1_000).toFixed(2)} MB after ${minute} minutes`,
      );
      check(
        'heap that 55 minutes of polling add',
        last.heapKb - first.heapKb,
        GROWTH_LIMIT_KB,
        'kB',
        `${polls} polls, ${heaps.join(', ')}`,
      );
      check('DOM nodes that they add', last.nodes - first.nodes, NODES_LIMIT, '', `${last.nodes} nodes`);
      check(
        'event listeners that they add',
        last.listeners - first.listeners,
        NODES_LIMIT,
        '',
        `${last.listeners} listeners`,
      );
    }
  } finally {
    await product.close();
  }
});
