/** `npm run measure:lighthouse [-- --runs 3] [route name …]`: Lighthouse's phone on the built app, and its limits. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { adasWorld } from './browser/adas-world.ts';
import { builtApp } from './browser/product.ts';
import { openAuditBrowser } from './lighthouse/audit-browser.ts';
import type { Audit } from './lighthouse/audit.ts';
import { audit } from './lighthouse/audit.ts';
import { auditedRoutes } from './lighthouse/audited-routes.ts';
import type { AuditedRoute } from './lighthouse/audited-routes.ts';
import { middle, missedLimits } from './lighthouse/limits.ts';
import { spawnMockServer } from './mock-server-process.ts';
import { explain } from './workspace.ts';

function report({ name, lcpMs }: AuditedRoute, { figures, findings }: Audit): void {
  const missed = missedLimits(figures, lcpMs);
  const { performance, lcp, tbt, cls, accessibility, bestPractices, seo } = figures;
  console.log(
    `${missed.length > 0 ? '✖' : '✔'} ${name.padEnd(12)} performance ${performance} · ` +
      `LCP ${(lcp / 1000).toFixed(2)} s · TBT ${tbt.toFixed(0)} ms · CLS ${cls.toFixed(3)} · ` +
      `accessibility ${accessibility} · best practices ${bestPractices} · SEO ${seo}` +
      (missed.length > 0 ? ` · missed: ${missed.join(', ')}` : ''),
  );
  for (const finding of findings) console.log(`    ${finding}`);
  if (missed.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  if (!existsSync(`${builtApp}/index.html`)) throw new Error('Build the web app first: npm run build');
  // A process of its own: it answers while Lighthouse computes.
  const server = await spawnMockServer(['--port', '0', '--seed', '1', '--serve-app', builtApp]);
  try {
    const world = await adasWorld(server.url);
    const browser = await openAuditBrowser();
    try {
      const routes = auditedRoutes(world);
      const wanted = routes.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
      for (const route of wanted) {
        await browser.storeSession(server.url, route.isSignedIn ? world.session : null);
        const audits: Audit[] = [];
        while (audits.length < Number(values.runs))
          audits.push(await audit(`${server.url}${route.path}`, browser.port));
        report(route, middle(audits));
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
