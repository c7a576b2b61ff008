import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inWorkspace } from './workspace.ts';

const BOOTSTRAP = inWorkspace('tools/start/bootstrap.mjs');
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const SOURCE = readFileSync(BOOTSTRAP, 'utf8');
const VERSION = /PROJECT_NODE = '(.+)'/.exec(SOURCE)?.[1];
const CHECKSUM = new RegExp(`'${NODE_PACKAGE}':\\s+'(sha512-.+)'`).exec(SOURCE)?.[1];
const NESTED = 'apps/web/node_modules/axios';
const PACKAGES = { '': {}, [NESTED]: { version: '1.0.0' } };

function asNode(version: string): string[] {
  const preload = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
}

interface Situation {
  isPackageThere?: boolean;
  version?: string;
  args?: string[];
  /** Of the Node that npm downloads. */
  integrity?: string | undefined;
}

/** Runs it in a workspace of one package, with shell scripts as npm and Nx. */
function bootstrap({ isPackageThere = true, version = '24.15.0', args = [], integrity = '' }: Situation) {
  const folder = mkdtempSync(join(tmpdir(), 'amana-bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'node_modules', NODE_PACKAGE);
  for (const name of ['tools/start', 'bin', 'node_modules', ...(isPackageThere ? [NESTED] : [])])
    mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(BOOTSTRAP, join(folder, 'tools/start/bootstrap.mjs'));
  const installed = { ...PACKAGES, [`node_modules/${NODE_PACKAGE}`]: { version: VERSION, integrity } };
  for (const [name, packages] of Object.entries({
    'package-lock.json': PACKAGES,
    'node_modules/.package-lock.json': PACKAGES,
    'with-node.json': installed,
  }))
    writeFileSync(join(folder, name), JSON.stringify({ packages }));
  const npm = `echo "npm $1 $2 $3"
    [ "$1" = ci ] && exit 1
    mkdir -p ${program}/bin ${program}/include && cp with-node.json node_modules/.package-lock.json`;
  const nx = 'echo "orders.yaml:5:4"; exit 1';
  for (const [name, script] of Object.entries({ npm, nx }))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...asNode(version), join(folder, 'tools/start/bootstrap.mjs'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) },
    },
  );
  const left = ['', 'bin', 'include'].filter((name) => existsSync(join(program, name)));
  return { status, output: stdout + stderr, left };
}

// Their npm and Nx are shell scripts.
const testInShell = test.skipIf(process.platform === 'win32');
/** npm has a Node for these. */
const testWithNode = test.skipIf(CHECKSUM === undefined);

test('with everything there: installs nothing and says nothing', () => {
  expect(bootstrap({})).toMatchObject({ status: 0, output: '' });
});

testInShell('a missing package, such as one of a project: installs again', () => {
  expect(bootstrap({ isPackageThere: false })).toMatchObject({
    status: 1,
    output: expect.stringContaining('npm ci') as string,
  });
  expect(bootstrap({ isPackageThere: false, args: ['--node-only'] })).toMatchObject({
    status: 0,
    output: '',
  });
});

testWithNode('an older Node: installs that of the project without its headers', () => {
  const { status, output, left } = bootstrap({ version: '20.19.0', integrity: CHECKSUM });

  expect(output).toContain(`npm install --no-save ${NODE_PACKAGE}@${VERSION}`);
  expect(left).toEqual(['', 'bin']);
  expect(status).toBe(0);
});

testWithNode.each([
  { caller: 'a command', args: [], status: 1 },
  { caller: 'npm, whose installation succeeds', args: ['--node-only'], status: 0 },
])('a Node with another checksum: it is deleted, and $caller asks for a newer Node', ({ args, status }) => {
  expect(bootstrap({ version: '24.14.1', integrity: 'sha512-other', args })).toMatchObject({
    status,
    output: expect.stringContaining('Amana needs Node 24.15 or newer') as string,
    left: [],
  });
});

testInShell('an error in the contract: is printed', () => {
  expect(bootstrap({ args: ['--client'] })).toMatchObject({
    status: 1,
    output: expect.stringContaining('orders.yaml:5:4') as string,
  });
});
