/** `npm run measure:lighthouse [-- --runs 3] [route name …]`: audits seven routes of the built app, with limits. */
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { serveBuiltApp } from './browser/product.ts';
import { type SampleRecords, readSampleRecords } from './browser/sample-records.ts';
import { checkFigure } from './figures/check-figure.ts';
import { openAuditBrowser } from './lighthouse/audit-browser.ts';
import { audit, findingsOf } from './lighthouse/audit.ts';
import { figuresOf, middleAudit } from './lighthouse/limits.ts';
import { runMain } from './workspace.ts';

interface AuditedRoute {
  name: string;
  path: string;
  /** Null where the largest text is data of the user, which has to load first. */
  lcpSeconds: number | null;
}

function auditedRoutes({ orderId, disputeId }: SampleRecords): AuditedRoute[] {
  return [
    { name: 'login', path: '/login', lcpSeconds: 0.9 },
    { name: 'register', path: '/register', lcpSeconds: 1.7 },
    { name: 'overview', path: '/dashboard/overview', lcpSeconds: 1.7 },
    { name: 'orders', path: '/dashboard/orders', lcpSeconds: 1.7 },
    { name: 'transactions', path: '/dashboard/transactions', lcpSeconds: 1.7 },
    { name: 'one order', path: `/dashboard/orders/${orderId}`, lcpSeconds: null },
    { name: 'one chat', path: `/dashboard/chats/${disputeId}`, lcpSeconds: null },
  ];
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const server = await serveBuiltApp();
  const browser = await openAuditBrowser();
  try {
    const records = await readSampleRecords(server.url);
    const routes = auditedRoutes(records).filter(
      ({ name }) => positionals.length === 0 || positionals.includes(name),
    );
    for (const { name, path, lcpSeconds } of routes) {
      await browser.storeSession(server.url, path.startsWith('/dashboard/') ? records.session : null);
      const audits: Result[] = [];
      while (audits.length < Number(values.runs))
        audits.push(await audit(`${server.url}${path}`, browser.port));
      const middle = middleAudit(audits);
      for (const figure of figuresOf(name, middle, lcpSeconds)) checkFigure(figure);
      for (const finding of findingsOf(middle)) console.log(`    ${finding}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await runMain(run);
