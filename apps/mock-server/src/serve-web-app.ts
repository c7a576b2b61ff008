import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  ASSET_HEADERS,
  cacheControlOf,
  checkedConfig,
  isFilePath,
  isHashedFile,
  securityHeaders,
  writeAppConfig,
} from '@amana/hosting';
import { MOCK_APP_CONFIG, withFilesFrom } from '@amana/mock-backend/web-app-config';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';

const { config } = checkedConfig(MOCK_APP_CONFIG);

interface Page {
  html: string;
  /** Hono's compress() has no brotli. */
  brotli: Uint8Array<ArrayBuffer>;
  headers: ReturnType<typeof securityHeaders>;
}

function preparePage(built: string): Page {
  const html = withFilesFrom(writeAppConfig(built, MOCK_APP_CONFIG), '/');
  return {
    html,
    brotli: new Uint8Array(brotliCompressSync(html)),
    // As in production, except that the demo frames the app, and that the host serves other things over http too.
    headers: securityHeaders({ html, config, framing: 'own-site', hsts: null }),
  };
}

/** Reads the page at every request, so that a new build needs no restart, and prepares it once per build. */
function pageReader(file: string): () => Page {
  let last: { built: string; page: Page } | undefined;
  return () => {
    const built = readFileSync(file, 'utf8');
    if (last?.built !== built) last = { built, page: preparePage(built) };
    return last.page;
  };
}

function setCaching(_file: string, context: Context): void {
  context.header('cache-control', cacheControlOf(context.req.path));
}

/** Serves the built web app's files, and index.html for every other address. */
export function serveWebApp(folder: string): Hono {
  const app = new Hono();
  const readPage = pageReader(join(folder, 'index.html'));
  const answerPage = (context: Context) => {
    const { html, brotli } = readPage();
    setCaching('index.html', context);
    const encodings = parseAccept(context.req.header('accept-encoding') ?? '');
    if (!encodings.some(({ type, q }) => type === 'br' && q > 0)) return context.html(html);
    context.header('content-encoding', 'br');
    context.header('vary', 'Accept-Encoding');
    return context.body(brotli, 200, { 'content-type': 'text/html; charset=UTF-8' });
  };
  app.use(etag());
  app.use(async (context, next) => {
    await next();
    const headers = isHashedFile(context.req.path) ? ASSET_HEADERS : readPage().headers;
    for (const { name, value } of headers) context.header(name, value);
  });
  app.on('GET', ['/', '/index.html'], answerPage);
  const answerNoFile = (context: Context) => context.text('Not found', 404, { 'cache-control': 'no-store' });
  // Vite's manifest is for tools.
  app.get('/.vite/*', answerNoFile);
  app.use(serveStatic({ root: folder, onFound: setCaching, precompressed: true }));
  app.get('*', (context) => (isFilePath(context.req.path) ? answerNoFile(context) : answerPage(context)));
  return app;
}
