import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inWorkspace } from './workspace.ts';

/** Makes this Node say that it is 18, and takes from it what 18 does not have. */
const OLDER_NODE = `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });
  Object.defineProperty(process, 'version', { value: 'v18.20.8' });
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith('/bootstrap.mjs')) return loaded;
      return { ...loaded, source: String(loaded.source).replaceAll('import.meta.dirname', 'undefined') };
    },
  });
`;

test('an older Node is told in one line which one is needed', () => {
  const preload = `data:text/javascript,${encodeURIComponent(OLDER_NODE)}`;

  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, inWorkspace('tools/bootstrap.mjs'), 'start'],
    { encoding: 'utf8', timeout: 60_000 },
  );

  expect(stderr.trim()).toBe(
    'Amana needs Node 20.19 or newer to start, and this is v18.20.8: see https://nodejs.org',
  );
  expect(status).toBe(1);
});
