/** `npm run measure:lighthouse [-- --runs 3] [route name …]`: audits seven routes of the built app, with limits. */
import { parseArgs } from 'node:util';
import { serveBuiltApp } from './browser/product.ts';
import { readSampleRecords } from './browser/sample-records.ts';
import { checkFigure } from './figures/check-figure.ts';
import { openAuditBrowser } from './lighthouse/audit-browser.ts';
import type { Audit } from './lighthouse/audit.ts';
import { audit } from './lighthouse/audit.ts';
import type { AuditedRoute } from './lighthouse/audited-routes.ts';
import { auditedRoutes } from './lighthouse/audited-routes.ts';
import { figuresOf, middleAudit } from './lighthouse/limits.ts';
import { runMain } from './workspace.ts';

function report({ name, lcpSeconds }: AuditedRoute, { scores, findings }: Audit): void {
  for (const figure of figuresOf(name, scores, lcpSeconds)) checkFigure(figure);
  for (const finding of findings) console.log(`    ${finding}`);
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const server = await serveBuiltApp();
  try {
    const records = await readSampleRecords(server.url);
    const browser = await openAuditBrowser();
    try {
      const routes = auditedRoutes(records);
      const wanted = routes.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
      for (const route of wanted) {
        const isSignedIn = route.path.startsWith('/dashboard/');
        await browser.storeSession(server.url, isSignedIn ? records.session : null);
        const audits: Audit[] = [];
        while (audits.length < Number(values.runs))
          audits.push(await audit(`${server.url}${route.path}`, browser.port));
        report(route, middleAudit(audits));
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

await runMain(run);
