import type { Plugin, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { inWorkspace } from '../workspace.ts';

export interface WebServerWanted {
  port: number;
  /** Where the calls under /api and /mock go. */
  apiPort: number;
  plugins?: Plugin[];
}

/** Names another folder for what Vite prepares of the dependencies: an empty one makes a start the first one. */
export const CACHE_VARIABLE = 'AMANA_VITE_CACHE';

/** The web app with hot reload, not listening yet. */
export function createWebServer({ port, apiPort, plugins = [] }: WebServerWanted): Promise<ViteDevServer> {
  // Read by the web app's own configuration.
  process.env['AMANA_API_PORT'] = String(apiPort);
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
