import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePageVersion } from '@amana/hosting';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { bundleFile } from './bundle-file.ts';
import { offlineFiles } from './offline-files.ts';

const WORKER = 'service-worker/worker.ts';

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const worker = await bundleFile(join(config.root, WORKER), {
        define: { OFFLINE_FILES: JSON.stringify(offlineFiles(manifest)) },
      });
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      writeFileSync(join(dir, 'sw.js'), writePageVersion(worker, page));
    },
  };
}
