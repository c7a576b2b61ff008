import { type Plugin, type ViteDevServer, createServer } from 'vite';
import { inWorkspace } from '../workspace.ts';

export interface WebServerOptions {
  port: number;
  /** The port of the server for /api and /mock. */
  apiPort: number;
  plugins?: Plugin[];
}

/** Another folder for Vite's cache of prepared dependencies, so that a first start can be measured. */
export const CACHE_VARIABLE = 'AMANA_VITE_CACHE';

/** The dev server of the web app, not listening yet. */
export function createWebServer({ port, apiPort, plugins = [] }: WebServerOptions): Promise<ViteDevServer> {
  // apps/web/vite.config.ts reads it.
  process.env['API_PORT'] = String(apiPort);
  const cacheDir = process.env[CACHE_VARIABLE];
  return createServer({
    root: inWorkspace('apps/web'),
    ...(cacheDir === undefined ? {} : { cacheDir }),
    clearScreen: false,
    logLevel: 'warn',
    plugins,
    server: { host: '127.0.0.1', port, strictPort: true },
  });
}
