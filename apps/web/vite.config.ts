import { portFromEnvironment } from '@amana/mock-backend/development-ports';
import { wideStyles } from '@amana/ui/wide-styles';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { msw } from 'msw/vite';
import { type ConfigEnv, type Plugin, type UserConfig, defineConfig } from 'vite';
import { failOnWarnings } from './build/fail-on-warnings.ts';
import { inlineStyles, inlineTheme, mockConfig, precompressed } from './build/index-html.ts';
import { offlineFiles } from './build/offline-files.ts';
import { sourceMapsApart } from './build/source-maps.ts';

const WEB_PORT = portFromEnvironment('PORT', process.env);
const API_PORT = portFromEnvironment('API_PORT', process.env);
/** Modules that so many pages import form one chunk. */
const SHARED_BY_PAGES = 5;
const backend = { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false };
const proxy = { '/api': backend, '/mock': backend };

/** The static demo has its own service worker, and hosts that compress by themselves. */
function productOnly(plugin: Plugin): Plugin {
  const apply = ({ mode }: UserConfig, { command }: ConfigEnv) => command === 'build' && mode !== 'demo';
  return { ...plugin, apply };
}

export default defineConfig({
  plugins: [
    failOnWarnings(),
    react(),
    inlineTheme(),
    inlineStyles(),
    mockConfig(),
    wideStyles(),
    // Serves mockServiceWorker.js in development.
    msw(),
    productOnly(offlineFiles()),
    productOnly(sourceMapsApart()),
    productOnly(precompressed()),
  ],
  server: { port: WEB_PORT, strictPort: true, proxy },
  preview: { port: WEB_PORT, strictPort: true, proxy },
  // Scripts load each other by relative addresses, so that a build can be served from any folder.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: 'dist',
    manifest: true,
    license: { fileName: 'third-party-licences.txt' },
    target: browserslistToEsbuild(),
    chunkSizeWarningLimit: 800,
    // One style sheet, which is written into the page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Without them a first visit asks for 45 chunks, which also compress worse.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'] },
            { name: 'shared', minShareCount: SHARED_BY_PAGES },
          ],
        },
      },
    },
  },
});
