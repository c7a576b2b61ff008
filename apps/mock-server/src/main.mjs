/**
 * `node apps/mock-server/src/main.mjs`: the mock backend on a port, until it is told to stop. Plain JavaScript, so that
 * the cache is there before the first TypeScript: what Node finds compiled, it loads no compiler for.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Where it cannot be written, Node goes on without.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/mock-server'));
await import('./quick-start.ts');
await import('./serve.ts');
