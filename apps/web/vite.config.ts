import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress, writePageVersion } from '@amana/hosting';
import { withAppConfig } from '@amana/mock-backend/app-config';
import { themeCss } from '@amana/ui/theme';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import { build, defineConfig } from 'vite';
import { CHUNKS } from './chunks.ts';
import { prerender } from './prerender.ts';

const WEB_PORT = Number(process.env['PORT'] ?? 4200);
const API_PORT = Number(process.env['AMANA_API_PORT'] ?? 4300);
const SERVICE_WORKER = join(import.meta.dirname, 'service-worker/worker.ts');
const backend = { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false };
const proxy = { '/api': backend, '/mock': backend };

/** The variables of both themes stand in index.html, so that the first paint has the right colours. */
function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head' }],
  };
}

/** In development the backend is the mock; a build is configured where it is served (decision D19). */
function mockConfig(): Plugin {
  return { name: 'mock-config', apply: 'serve', transformIndexHtml: (html) => withAppConfig(html) };
}

/** The static demo has a worker of its own, and hosts that compress by themselves. */
function isRealBuild({ mode }: UserConfig, { command }: ConfigEnv): boolean {
  return command === 'build' && mode !== 'demo';
}

/** The worker of the offline copy, which belongs to the page that was just written. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: isRealBuild,
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: { write: false, rolldownOptions: { input: SERVICE_WORKER, output: { format: 'iife' } } },
      });
      const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
      if (chunk?.type !== 'chunk') throw new Error('The service worker was not built');
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      writeFileSync(join(dir, 'sw.js'), writePageVersion(chunk.code, page));
    },
  };
}

/** Beside every text of the build its smallest forms, for whichever web server sends them. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: isRealBuild,
    writeBundle: {
      // After the plugins that write files themselves.
      sequential: true,
      handler: async ({ dir }) => {
        if (dir !== undefined) await precompress(dir);
      },
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    inlineTheme(),
    mockConfig(),
    { ...prerender(), apply: isRealBuild },
    serviceWorker(),
    precompressed(),
  ],
  resolve: {
    alias: [
      // Formik brings these four along: the same functions from a library a tenth as large, and as much faster to start.
      { find: /^lodash-es\/(clone|cloneDeep|isPlainObject|toPath)$/, replacement: 'es-toolkit/compat/$1' },
      // What React has had since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  server: { port: WEB_PORT, strictPort: true, proxy },
  preview: { port: WEB_PORT, strictPort: true, proxy },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Formik's components for class components bring it; nothing here uses them.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
        // Axios tries out at once what this browser's fetch can do, for an adapter that is not used: 10 ms before the first call.
        manualPureFunctions: ['getFetch'],
      },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});
