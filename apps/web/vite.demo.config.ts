import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_APP_CONFIG, withAppConfig } from '@amana/mock-backend/app-config';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vite';
import { OPEN_PARAMETER, WORKER_FILE } from './src/features/demo/host/files.ts';
import { findFolder } from './src/features/demo/host/find-folder.ts';
import webConfig from './vite.config.ts';

export const DEMO_FOLDER = 'dist-demo';
/** Browsers look for it in the first 1,024 bytes alone: what else must come first comes after it. */
const CHARSET = '<meta charset="utf-8" />';

/** The page of the static demo, which finds its backend in the browser; static hosts know it as their 404 page too. */
function demoPage(): Plugin {
  const script = `<script>(${findFolder.toString()})(${JSON.stringify(WORKER_FILE)},${JSON.stringify(OPEN_PARAMETER)});</script>`;
  return {
    name: 'demo-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: withAppConfig(html, BROWSER_APP_CONFIG).replace(CHARSET, (charset) => charset + script),
        tags: [{ tag: 'noscript', children: 'The demo needs JavaScript.', injectTo: 'body-prepend' }],
      }),
    },
    writeBundle: ({ dir = DEMO_FOLDER }) => {
      copyFileSync(join(dir, 'index.html'), join(dir, '404.html'));
    },
  };
}

/** `npm run build:demo`: may stand in any folder of any static host, so nothing names its place. */
export default mergeConfig(
  webConfig,
  defineConfig({
    mode: 'demo',
    base: './',
    plugins: [demoPage()],
    build: { outDir: DEMO_FOLDER, manifest: false },
  }),
);
