import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControlOf, checkedConfig, isFilePath, securityHeaders } from '@amana/hosting';
import { MOCK_APP_CONFIG, withAppConfig, withFilesFrom } from '@amana/mock-backend/app-config';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

const { config } = checkedConfig(MOCK_APP_CONFIG);

function setCaching(_file: string, context: Context): void {
  context.header('cache-control', cacheControlOf(context.req.path));
}

/** The built web app: files as they are, and every other address is a screen that index.html finds (§2). */
export function servedApp(folder: string): Hono {
  const app = new Hono();
  app.use(compress());
  // Read each time: a new build is seen without a restart.
  const page = () => withFilesFrom(withAppConfig(readFileSync(join(folder, 'index.html'), 'utf8')), '/');
  const answerPage = (context: Context) =>
    context.html(page(), 200, { 'cache-control': cacheControlOf('/') });
  app.use(async (context, next) => {
    await next();
    // As in production, but for the demo, which shows the app in frames.
    const headers = securityHeaders({ html: page(), config, framing: 'own-site' });
    for (const { name, value } of headers) context.header(name, value);
  });
  // Everything but the page itself, which is told that its backend is the mock.
  app.on('GET', ['/', '/index.html'], answerPage);
  app.use(serveStatic({ root: folder, onFound: setCaching, precompressed: true }));
  app.get('*', (context) =>
    isFilePath(context.req.path)
      ? context.text('Not found', 404, { 'cache-control': 'no-store' })
      : answerPage(context),
  );
  return app;
}
