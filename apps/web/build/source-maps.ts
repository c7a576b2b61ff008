import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes source maps that no script refers to, and moves them out of the served folder DIR into DIR-maps. */
export function sourceMapsApart(): Plugin {
  return {
    name: 'source-maps-apart',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    writeBundle({ dir = '' }, bundle) {
      const folder = `${dir}-maps`;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map')))
        renameSync(join(dir, file), join(folder, basename(file)));
    },
  };
}
