import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { withAppConfig, withFilesFrom } from '@amana/mock-backend/app-config';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** Vite names what it builds by content, so that a copy never needs asking about again. */
const HASHED = '/assets/';
const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

function setCaching(_file: string, context: Context): void {
  context.header('cache-control', context.req.path.startsWith(HASHED) ? A_YEAR : ASK_EACH_TIME);
}

/** The built web app: files as they are, and every other address is a screen that index.html finds (§2). */
export function servedApp(folder: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    // The demo's stage shows the app in frames of its own; no other site may.
    context.header('content-security-policy', "frame-ancestors 'self'");
  });
  // Read each time: a new build is seen without a restart.
  const page = () => withFilesFrom(withAppConfig(readFileSync(join(folder, 'index.html'), 'utf8')), '/');
  // Everything but the page itself, which is told that its backend is the mock.
  app.on('GET', ['/', '/index.html'], (context) =>
    context.html(page(), 200, { 'cache-control': ASK_EACH_TIME }),
  );
  app.use(serveStatic({ root: folder, onFound: setCaching, precompressed: true }));
  app.get('*', (context) => {
    // A file that is not there must not be answered with a page that a browser then takes for a script.
    if (extname(context.req.path) !== '' || context.req.path.startsWith(HASHED))
      return context.text('Not found', 404, { 'cache-control': 'no-store' });
    return context.html(page(), 200, { 'cache-control': ASK_EACH_TIME });
  });
  return app;
}
