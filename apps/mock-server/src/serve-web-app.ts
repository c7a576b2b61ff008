import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControlOf, checkedConfig, isFilePath, securityHeaders, writeAppConfig } from '@amana/hosting';
import { MOCK_APP_CONFIG, withFilesFrom } from '@amana/mock-backend/web-app-config';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';

const { config } = checkedConfig(MOCK_APP_CONFIG);

function setCaching(_file: string, context: Context): void {
  context.header('cache-control', cacheControlOf(context.req.path));
}

/** The built web app: its files, and index.html at every other address, which is a screen of the app. */
export function serveWebApp(folder: string): Hono {
  const app = new Hono();
  app.use(compress());
  // Read at every request, so that a new build needs no restart.
  const page = () =>
    withFilesFrom(writeAppConfig(readFileSync(join(folder, 'index.html'), 'utf8'), MOCK_APP_CONFIG), '/');
  const answerPage = (context: Context) =>
    context.html(page(), 200, { 'cache-control': cacheControlOf('/') });
  app.use(async (context, next) => {
    await next();
    // As in production, except that the demo shows the app in frames.
    const headers = securityHeaders({ html: page(), config, framing: 'own-site' });
    for (const { name, value } of headers) context.header(name, value);
  });
  // The page itself gets the configuration that names the mock as its backend.
  app.on('GET', ['/', '/index.html'], answerPage);
  app.use(serveStatic({ root: folder, onFound: setCaching, precompressed: true }));
  app.get('*', (context) =>
    isFilePath(context.req.path)
      ? context.text('Not found', 404, { 'cache-control': 'no-store' })
      : answerPage(context),
  );
  return app;
}
