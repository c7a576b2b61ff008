import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_FILE } from '@amana/demo/static-page';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type Plugin, defineConfig } from 'vite';
import { failOnWarnings } from './build/fail-on-warnings.ts';
import { DEMO_FOLDER } from './vite.demo.config.ts';

const NO_COOKIE_JAR = join(import.meta.dirname, 'build/no-cookie-jar.ts');
const PLACEHOLDER = '%DEMO_BUILD%';

/** A build is known by what is in it: the same sources are the same build, and no browser sees a new version. */
function demoBuild(): Plugin {
  return {
    name: 'demo-build',
    generateBundle(_, bundle) {
      const page = readFileSync(join(import.meta.dirname, DEMO_FOLDER, 'index.html'), 'utf8');
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const build = createHash('sha256').update(page).update(file.code).digest('hex').slice(0, 16);
        file.code = file.code.replaceAll(PLACEHOLDER, build);
      }
    },
  };
}

/** The service worker beside the page that vite.demo.config.ts has built: one file, as every browser can load it. */
export default defineConfig({
  mode: 'demo',
  publicDir: false,
  plugins: [failOnWarnings(), demoBuild()],
  resolve: { alias: { 'is-node-process': NO_COOKIE_JAR, 'tough-cookie': NO_COOKIE_JAR } },
  define: { DEMO_BUILD: JSON.stringify(PLACEHOLDER) },
  build: {
    outDir: DEMO_FOLDER,
    emptyOutDir: false,
    license: { fileName: 'third-party-licences-of-the-worker.txt' },
    target: browserslistToEsbuild(),
    rolldownOptions: {
      input: join(import.meta.dirname, '../../libs/demo/src/browser-host/worker/worker.ts'),
      output: { format: 'iife', entryFileNames: WORKER_FILE },
    },
  },
});
