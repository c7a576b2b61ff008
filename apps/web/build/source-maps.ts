import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Next to the served folder. */
const FOLDER = 'dist-maps';

/** Writes source maps that no script refers to, and moves them out of the folder that is served. */
export function sourceMapsApart(): Plugin {
  return {
    name: 'source-maps-apart',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    writeBundle({ dir = '' }, bundle) {
      const folder = join(dir, '..', FOLDER);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map')))
        renameSync(join(dir, file), join(folder, basename(file)));
    },
  };
}
