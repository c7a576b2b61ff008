import { withAppConfig } from '@amana/mock-backend/app-config';
import { themeCss } from '@amana/ui/theme';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const WEB_PORT = Number(process.env['PORT'] ?? 4200);
const API_PORT = Number(process.env['AMANA_API_PORT'] ?? 4300);
const backend = { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false };
const proxy = { '/api': backend, '/mock': backend };

/** The variables of both themes stand in index.html, so that the first paint has the right colours. */
function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head-prepend' }],
  };
}

/** In development the backend is the mock; a build is configured where it is served (decision D19). */
function mockConfig(): Plugin {
  return { name: 'mock-config', apply: 'serve', transformIndexHtml: (html) => withAppConfig(html) };
}

export default defineConfig({
  plugins: [react(), inlineTheme(), mockConfig()],
  server: { port: WEB_PORT, strictPort: true, proxy },
  preview: { port: WEB_PORT, strictPort: true, proxy },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each chunk costs a request and compresses alone: what the first screen needs anyway comes in few.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'common',
              test: /libs\/(ui|domain)\/src\/|apps\/web\/src\/(shared|session)\//,
              minShareCount: 10,
            },
            {
              name: 'auth',
              // The sign-in screen and those a press away from it; the widget's part comes later.
              test: /features\/auth\/(?!social\/(social-sign-in|use))|fields\/password-field|forms\/person-fields|account\/contact/,
            },
            {
              name: 'data',
              // The HTTP client is not needed before the first call, and stays by itself; so does what drives the mock.
              test: /node_modules\/(@tanstack|effector|effector-react)\/|libs\/api\/(src|generated)\/(?!transport\/(transport|control)|control)/,
            },
          ],
        },
      },
    },
  },
});
