/**
 * `npm run measure:data [-- --visits 5]`: the time until seven screens show their data on a slow phone, on the first visit
 * and on the next, and its limits.
 */
import { parseArgs } from 'node:util';
import { median } from './bench/percentile.ts';
import { coldContext, openProduct } from './browser/product.ts';
import { readSampleRecords } from './browser/sample-records.ts';
import { measureVisit } from './data-on-screen/measure-visit.ts';
import { measuredScreens } from './data-on-screen/measured-screens.ts';
import { checkFigure } from './figures/check-figure.ts';
import { runMain } from './workspace.ts';

const RETURNING_LIMIT_SECONDS = 1.2;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' } } });
  const product = await openProduct();
  try {
    const records = await readSampleRecords(product.url);
    for (const { name, path, selector, text, limitSeconds } of measuredScreens(records)) {
      const shellSeconds: number[] = [];
      const dataSeconds: number[] = [];
      const returningSeconds: number[] = [];
      while (dataSeconds.length < Number(values.visits)) {
        const context = await coldContext(product, path === '/login' ? null : records.session);
        const visit = await measureVisit(context, `${product.url}${path}`, { selector, text });
        const returning = await measureVisit(context, `${product.url}${path}`, { selector, text });
        await context.close();
        returningSeconds.push(returning.dataSeconds);
        shellSeconds.push(visit.shellSeconds);
        dataSeconds.push(visit.dataSeconds);
      }
      checkFigure(
        { command: 'measure:data', name, value: median(dataSeconds), limit: limitSeconds, unit: 's' },
        `shell after ${median(shellSeconds).toFixed(2)} s, visits ${dataSeconds.map((s) => s.toFixed(2)).join(', ')}`,
      );
      checkFigure(
        {
          command: 'measure:data',
          name: `${name}, next visit`,
          value: median(returningSeconds),
          limit: RETURNING_LIMIT_SECONDS,
          unit: 's',
        },
        `visits ${returningSeconds.map((s) => s.toFixed(2)).join(', ')}`,
      );
    }
  } finally {
    await product.close();
  }
}

await runMain(run);
