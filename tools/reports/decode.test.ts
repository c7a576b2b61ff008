import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { inWorkspace } from '../start/workspace.ts';

const SOURCE = `interface Amount { kobo: number }
function halved(amount: Amount | null): number {
  return amount!.kobo > 9 ? halved({ kobo: amount!.kobo / 2 }) : amount!.kobo;
}
export function pay(amount: Amount | null): number {
  return 1 + halved(amount);
}
`;

let folder = '';
/** The stack of a crash in the minified script. */
let stack = '';

beforeAll(async () => {
  // macOS names it by a link and Windows by a short name; stack and map contain its real name.
  folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'decode-')));
  writeFileSync(join(folder, 'pay.ts'), SOURCE);
  const entry = join(folder, 'pay.ts');
  const assets = join(folder, 'dist/assets');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: assets,
      sourcemap: 'hidden',
      lib: { entry, formats: ['es'], fileName: () => 'pay-a1_B2.js' },
      minify: 'oxc',
    },
  });
  const script = pathToFileURL(join(assets, 'pay-a1_B2.js')).href;
  const { pay } = (await import(script)) as { pay: (amount: null) => number };
  try {
    pay(null);
  } catch (error) {
    stack = ((error as Error).stack ?? '').replaceAll(
      /[^\s()]*(?=pay-a1_B2\.js)/g,
      'https://amana.example/assets/',
    );
  }
  return () => rmSync(folder, { recursive: true });
});

function decode(input: string, ...options: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [inWorkspace('tools/reports/decode.ts'), '--maps', join(folder, 'dist/assets'), ...options],
    { input, encoding: 'utf8' },
  );
  return { stdout, stderr, status };
}

test('a place in a report becomes a place in the sources', () => {
  const place = /[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0] ?? '';
  const report = { kind: 'crash', code: `TypeError:${place}`, path: '/login', count: 1 };

  const { stdout, status } = decode(JSON.stringify({ release: '0.1.0', reports: [report] }));

  expect(place).toMatch(/^pay-a1_B2\.js:/);
  expect(stdout).toMatch(/"code": "TypeError:.*pay\.ts:3:\d+"/);
  expect(stdout).not.toContain(place);
  expect(status).toBe(0);
});

test('a stack that a browser printed: each frame, with the name before minification', () => {
  const frames = decode(stack).stdout.split('\n').slice(1, 3);

  expect(frames[0]).toMatch(/^ {4}at \w+ \(apps\/\S*pay\.ts:3:\d+/);
  expect(frames[1]).toMatch(/^ {4}at \w+ \(apps\/\S*pay\.ts:6:14 \(halved\)\)$/);
});

test('a place after the end of its script stays as it is', () => {
  expect(decode('pay-a1_B2.js:9999:1').stdout).toBe('pay-a1_B2.js:9999:1\n');
});

test.each([
  ['', [], 'There is nothing to read'],
  ['', ['gone.json'], 'ENOENT: no such file'],
  ['x', ['--colour'], "Unknown option '--colour'"],
])('from %j with %j: one line says what is wrong', (input, options, message) => {
  const { stdout, stderr, status } = decode(input, ...options);

  expect(stderr.split('\n')).toEqual([expect.stringContaining(message), '']);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('a script without a map is named', () => {
  const { stdout, stderr, status } = decode('TypeError:index-other.js:1:2');

  expect(stdout).toBe('TypeError:index-other.js:1:2\n');
  expect(stderr).toContain('no map of index-other.js');
  expect(status).toBe(1);
});
