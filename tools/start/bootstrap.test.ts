import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inWorkspace } from './workspace.ts';

/** Options that make this Node report another version and remove newer functions. */
function asNode(version: string): string[] {
  const preload = `
    import { registerHooks } from 'node:module';
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    Object.defineProperty(process, 'version', { value: 'v${version}' });
    registerHooks({
      load(url, context, nextLoad) {
        const loaded = nextLoad(url, context);
        if (!url.endsWith('/bootstrap.mjs')) return loaded;
        return { ...loaded, source: String(loaded.source).replaceAll('import.meta.dirname', 'undefined') };
      },
    });
  `;
  return ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
}

test('a Node that is too old: one line names the required version', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [...asNode('18.20.8'), inWorkspace('tools/start/bootstrap.mjs'), 'tools/start/start.ts'],
    { encoding: 'utf8', timeout: 60_000 },
  );

  expect(stderr.trim()).toBe(
    'Amana needs Node 20.19 or newer to start, and this is v18.20.8: see https://nodejs.org',
  );
  expect(status).toBe(1);
});

// Their npm is a shell script.
const testWithNpm = test.skipIf(process.platform === 'win32');
const NO_NPM = 'exit 1';
/** `npm install --no-save PACKAGE@VERSION` of a Node, which is this one and reports that version. */
const NPM_WITH_NODE = `
  [ "$1 $2" = 'install --no-save' ] || exit 1
  folder="node_modules/\${3%@*}"
  mkdir -p "$folder/bin" "$folder/include"
  cat > "$folder/bin/node" << END
#!/bin/sh
if [ "\\$1" = --version ]; then echo "v\${3#*@}"; else exec '${process.execPath}' "\\$@"; fi
END
  chmod +x "$folder/bin/node"`;

const NESTED = 'apps/web/node_modules/axios';

interface Workspace {
  isThere?: boolean;
  nodeOptions?: string[];
  npm?: string;
  file?: string[];
}

/** Runs a file in a workspace with one package, which only its lock files contain. */
function startWorkspace({
  isThere = true,
  nodeOptions = [],
  npm = NO_NPM,
  file = ['tools/hello.ts'],
}: Workspace) {
  const folder = mkdtempSync(join(tmpdir(), 'amana-bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['tools/start', 'bin', 'node_modules', ...(isThere ? [NESTED] : [])])
    mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(inWorkspace('tools/start/bootstrap.mjs'), join(folder, 'tools/start/bootstrap.mjs'));
  writeFileSync(join(folder, 'tools/hello.ts'), "console.log('Hello', process.env['NX_DAEMON']);");
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const lock = JSON.stringify({ packages: { '': {}, [NESTED]: { version: '1.0.0' } } });
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), lock);
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeOptions, join(folder, 'tools/start/bootstrap.mjs'), ...file],
    { encoding: 'utf8', env: { ...process.env, PATH, NX_DAEMON: undefined } },
  );
  return { status, stdout, stderr, headers: globSync('node_modules/*/include', { cwd: folder }) };
}

test('bootstrap: installs nothing again and leaves no daemon of Nx', () => {
  expect(startWorkspace({}).stdout).toBe('Hello false\n');
});

testWithNpm('bootstrap: reinstalls a missing package, such as one of a project', () => {
  expect(startWorkspace({ isThere: false }).stdout).toBe(
    'Installing dependencies: about 0.7 GB, one to three minutes…\n',
  );
});

test('bootstrap without a file, as npm calls it: installs no packages', () => {
  expect(startWorkspace({ isThere: false, file: [] })).toMatchObject({ stdout: '', stderr: '', status: 0 });
});

testWithNpm('bootstrap on an older Node: installs the Node of the project without its headers', () => {
  const { stdout, headers } = startWorkspace({ nodeOptions: asNode('20.19.0'), npm: NPM_WITH_NODE });

  expect(stdout).toMatch(/^Installing Node 24\S+, about 0\.1 GB…\nHello false\n$/);
  expect(headers).toEqual([]);
});

testWithNpm.each([
  { caller: 'a command', file: ['tools/hello.ts'], status: 1 },
  { caller: 'npm, whose installation succeeds', file: [], status: 0 },
])('bootstrap on an older Node that finds no package: $caller asks for a newer Node', ({ file, status }) => {
  expect(startWorkspace({ nodeOptions: asNode('24.14.1'), file })).toMatchObject({
    stderr: expect.stringMatching(
      /^Node 24\S+ could not be installed: use a system Node 24\.15 or newer/,
    ) as string,
    status,
  });
});
