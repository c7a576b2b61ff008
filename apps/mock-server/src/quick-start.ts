import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { NOTHING, UNUSED_MODEL_PARTS } from '@amana/mock-backend/unused-model-parts';

const CACHE_FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/mock-server');

/**
 * For what is loaded from here on: code is kept as it was compiled, for the next start (Node goes on without where it
 * cannot write), and what nobody uses is not loaded.
 */
export function startQuickly(cacheFolder = CACHE_FOLDER): void {
  enableCompileCache(cacheFolder);
  registerHooks({
    load: (url, context, nextLoad) =>
      UNUSED_MODEL_PARTS.test(url)
        ? { format: 'commonjs', source: NOTHING, shortCircuit: true }
        : nextLoad(url, context),
  });
}
