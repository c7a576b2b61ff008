import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREEN_PARAMETER, WORKER_FILE, findFolder } from '@amana/demo/static-page';
import {
  checkedConfig,
  contentSecurityPolicy,
  headersFile,
  securityHeaders,
  writeAppConfig,
  writePolicy,
} from '@amana/hosting';
import { BROWSER_APP_CONFIG, MOCK_APP_CONFIG } from '@amana/mock-backend/web-app-config';
import { type Plugin, defineConfig, mergeConfig } from 'vite';
import webConfig from './vite.config.ts';

/** The folder of the static demo, in apps/web. */
export const DEMO_FOLDER = 'dist-demo';
/** Browsers look for it in the first 1,024 bytes alone: what else must come first comes after it. */
const CHARSET = '<meta charset="utf-8" />';

/** The page of the static demo, which finds its backend in the browser; static hosts know it as their 404 page too. */
function demoPage(): Plugin {
  const script = `<script>(${findFolder.toString()})(${JSON.stringify(WORKER_FILE)},${JSON.stringify(SCREEN_PARAMETER)});</script>`;
  return {
    name: 'demo-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        writeAppConfig(html, BROWSER_APP_CONFIG).replace(CHARSET, (charset) => charset + script),
    },
    writeBundle: ({ dir = DEMO_FOLDER }) => {
      const page = join(dir, 'index.html');
      const html = readFileSync(page, 'utf8');
      // The demo loads everything from its own origin, as the mock's host does. The stage shows the product in frames.
      const served = { html, config: checkedConfig(MOCK_APP_CONFIG).config, framing: 'own-site' } as const;
      writeFileSync(page, writePolicy(html, contentSecurityPolicy(served)));
      copyFileSync(page, join(dir, '404.html'));
      // Whether its whole domain is to be https is for that domain to say.
      const headers = securityHeaders({ ...served, hsts: null });
      writeFileSync(join(dir, '_headers'), headersFile(headers, WORKER_FILE));
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
