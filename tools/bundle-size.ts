/** `npm run measure:bundle`: the JavaScript of a first visit and of each further route, in a real browser, and its limits. */
import { type SampleRecords, readSampleRecords } from './browser/sample-records.ts';
import { type Product, coldContext, openProduct } from './browser/product.ts';
import { BUNDLE_LIMITS, ROUTE_ADDITION_BROTLI_KB, weighedRoutes } from './bundle/limits.ts';
import { type LoadedScripts, addition, loadedScripts } from './bundle/loaded-scripts.ts';
import { checkFigure } from './figures/check-figure.ts';
import { runMain } from './workspace.ts';

const OVERVIEW = '/dashboard/overview';
/** Wide windows load antd's tables as well, which phones never do. */
const PHONE = { width: 360, height: 760 };

async function coldVisit(product: Product, records: SampleRecords, path: string): Promise<LoadedScripts> {
  const session = path.startsWith('/dashboard') ? records.session : null;
  const context = await coldContext(product, session, { viewport: PHONE });
  try {
    return await loadedScripts(context, `${product.url}${path}`);
  } finally {
    await context.close();
  }
}

/** Each visit has an empty cache; two run at a time, because most of a visit is waiting for further scripts. */
async function visitAll(product: Product, records: SampleRecords, paths: readonly string[]) {
  const visits = new Map<string, LoadedScripts>();
  const visit = async (some: readonly string[]): Promise<void> => {
    for (const path of some) visits.set(path, await coldVisit(product, records, path));
  };
  const half = Math.ceil(paths.length / 2);
  await Promise.all([visit(paths.slice(0, half)), visit(paths.slice(half))]);
  return visits;
}

function check(name: string, value: number, limit: number): void {
  checkFigure({ command: 'measure:bundle', name, value, limit, unit: 'kB' });
}

async function run(): Promise<void> {
  const product = await openProduct();
  try {
    const records = await readSampleRecords(product.url);
    const routes = weighedRoutes(records);
    const entries = BUNDLE_LIMITS.map(({ visit }) => visit);
    const visits = await visitAll(product, records, [
      ...new Set([...entries, ...routes.map(({ path }) => path)]),
    ]);
    const visitOf = (path: string): LoadedScripts => {
      const visit = visits.get(path);
      if (visit === undefined) throw new Error(`${path} was not visited.`);
      return visit;
    };
    for (const { visit, brotliKb } of BUNDLE_LIMITS)
      check(`${visit}: JavaScript, brotli`, visitOf(visit).brotliKb, brotliKb);
    for (const { name, path } of routes) {
      const more = addition(visitOf(OVERVIEW), visitOf(path));
      check(`${name}: JavaScript beyond the overview`, more.brotliKb, ROUTE_ADDITION_BROTLI_KB);
    }
  } finally {
    await product.close();
  }
}

await runMain(run);
