import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inWorkspace } from './workspace.ts';

/** Makes this Node report version 18 and removes newer functions. */
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

test('an older Node: one line names the required version', () => {
  const preload = `data:text/javascript,${encodeURIComponent(OLDER_NODE)}`;

  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, inWorkspace('tools/start/bootstrap.mjs'), 'tools/start/start.ts'],
    { encoding: 'utf8', timeout: 60_000 },
  );

  expect(stderr.trim()).toBe(
    'Amana needs Node 20.19 or newer to start, and this is v18.20.8: see https://nodejs.org',
  );
  expect(status).toBe(1);
});

const NESTED = 'apps/web/node_modules/axios';

/** A workspace with one package, which only its lock files contain. */
function startWorkspace({ isThere }: { isThere: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'amana-bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['tools/start', 'bin', 'node_modules', ...(isThere ? [NESTED] : [])])
    mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(inWorkspace('tools/start/bootstrap.mjs'), join(folder, 'tools/start/bootstrap.mjs'));
  writeFileSync(join(folder, 'tools/hello.ts'), "console.log('Hello', process.env['NX_DAEMON']);");
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const lock = JSON.stringify({ packages: { '': {}, [NESTED]: { version: '1.0.0' } } });
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), lock);
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const options = { encoding: 'utf8', env: { ...process.env, PATH, NX_DAEMON: undefined } } as const;
  return spawnSync(process.execPath, [join(folder, 'tools/start/bootstrap.mjs'), 'tools/hello.ts'], options)
    .stdout;
}

test('bootstrap: installs nothing again and leaves no daemon of Nx', () => {
  expect(startWorkspace({ isThere: true })).toBe('Hello false\n');
});

test('bootstrap: reinstalls a missing package, such as one of a project', () => {
  expect(startWorkspace({ isThere: false })).toBe(
    'Installing dependencies, about 0.8 GB: this takes one to three minutes…\n',
  );
});
