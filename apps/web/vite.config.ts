import { portFromEnvironment } from '@amana/mock-backend/development-ports';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { msw } from 'msw/vite';
import sbom from 'rollup-plugin-sbom';
import { type ConfigEnv, type Plugin, type UserConfig, defineConfig } from 'vite';
import { appShells } from './build/app-shells.ts';
import { inlineTheme, mockConfig, precompressed } from './build/index-html.ts';
import { serviceWorker } from './build/service-worker.ts';
import { wideStyles } from './build/wide-styles.ts';

const WEB_PORT = portFromEnvironment('PORT', process.env);
const API_PORT = portFromEnvironment('API_PORT', process.env);
const SHARED_BY_PAGES = 5;
/** What the pages of an order, a transaction and its payment share, and the overview does not load. */
const OF_A_TRADE =
  /\/src\/trade\/(trade-columns|trade-history|transaction-page-guard|countdown|deadline-text|person-card|dispute-links|document-link|trade-progress)|\/order-progress|\/next-step-text|\/timeline|\/action-row|\/transaction-actions/;
/** What the lists share, and the overview does not load. */
const OF_A_LIST =
  /\/src\/lists\/(list-filters|use-list-filters|last-rows|filtered-list|filter-bar|filter-dates|list-rows|tab-rows|empty-tab)/;
/** What copies an id, a link or an account number, and the overview does not load. */
const OF_A_COPY = /\/components\/copy-(button|text)/;
/** What runs before any screen, and small parts that the sign-in form shares with other pages. */
const OF_THE_ENTRY =
  /\/index\.html|\/src\/main\.tsx|\/components\/card|\/fields\/(text-field|form-field|field-error|field\.module)|\/transport\/error-text|\/(changes|shared)\/(show-error|use-is-on-the-way|use-preload)/;
/** What the sign-in form shares with other forms, Formik among it; the overview loads it ahead. */
const OF_EVERY_FORM = /\/src\/forms\/(use-schema-form|form\.tsx|person-fields)/;
/** The form and all that it imports besides. */
const OF_SIGN_IN = /\/sign-in\/sign-in-page/;
const backend = { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false };
const proxy = { '/api': backend, '/mock': backend };

/** The static demo has its own service worker, and hosts that compress by themselves. */
function productOnly(plugin: Plugin): Plugin {
  const apply = ({ mode }: UserConfig, { command }: ConfigEnv) => command === 'build' && mode !== 'demo';
  return { ...plugin, apply };
}

/** Every library in the bundle, in the format CycloneDX, in the folder that is never served. */
function listOfLibraries(): Plugin {
  const options = { outDir: '.vite', outFilename: 'sbom.cdx', saveTimestamp: false, includeWellKnown: false };
  // Its types name those of Rollup, which Vite no longer installs.
  return sbom(options) as Plugin;
}

export default defineConfig({
  plugins: [
    react(),
    inlineTheme(),
    mockConfig(),
    wideStyles(),
    // Serves mockServiceWorker.js in development.
    msw(),
    productOnly(appShells()),
    productOnly(serviceWorker()),
    productOnly(precompressed()),
    productOnly(listOfLibraries()),
  ],
  resolve: {
    // Formik's functions of lodash, in less than half the size.
    alias: [{ find: /^lodash-es\/(\w+)$/, replacement: 'es-toolkit/compat/$1' }],
  },
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
    chunkSizeWarningLimit: 700,
    // One style sheet, which the plugin of the app shells writes into the page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // The bill of materials looks for each bundler that it knows.
        if (!log.message.includes('auto-registration of tool "rollup"')) handle(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'entry', test: OF_THE_ENTRY },
            { name: 'form-base', test: OF_EVERY_FORM },
            { name: 'sign-in', test: OF_SIGN_IN },
            // Only pages with a form need them; those of the sign-in are in its chunk.
            {
              name: 'forms',
              test: /\/src\/forms\/(?!drafts)/,
              minShareCount: SHARED_BY_PAGES,
              includeDependenciesRecursively: false,
            },
            {
              name: 'trade',
              test: OF_A_TRADE,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'lists',
              test: OF_A_LIST,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'copy', test: OF_A_COPY, includeDependenciesRecursively: false },
            // What many pages import, in one request instead of dozens.
            { name: 'shared', minShareCount: SHARED_BY_PAGES },
          ],
        },
      },
    },
  },
});
