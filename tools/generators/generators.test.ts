import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, inWorkspace } from '../start/workspace.ts';

const copy = mkdtempSync(join(tmpdir(), 'amana-generators-'));
const inCopy = (...path: string[]): string => join(copy, ...path);

const LIBRARIES = ['libs/price-tags', 'libs/receipts'];
const SCREEN = 'apps/web/src/features/orders/order-archive';
const NEW_OR_CHANGED = [
  'apps/web-e2e/tests/every-screen.spec.ts',
  `${SCREEN}/order-archive-page.tsx`,
  `${SCREEN}/order-archive.test.tsx`,
  'apps/web/src/features/orders/orders.stories.tsx',
  'apps/web/src/features/orders/routes.tsx',
  'apps/web/src/shared/paths.ts',
  'eslint.config.js',
  'libs/price-tags/package.json',
  'libs/price-tags/src/index.ts',
  'libs/price-tags/src/price-tags.test.tsx',
  'libs/price-tags/src/price-tags.tsx',
  'libs/price-tags/tsconfig.json',
  'libs/price-tags/vitest.config.ts',
  'libs/receipts/package.json',
  'libs/receipts/src/index.ts',
  'libs/receipts/src/receipts.test.ts',
  'libs/receipts/src/receipts.ts',
  'libs/receipts/tsconfig.json',
  'libs/receipts/vitest.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const CODE = NEW_OR_CHANGED.filter((path) => /^(apps\/web|libs)\/.*\.tsx?$/.test(path));

const git = (cwd: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim().split('\n');

/** Nx runs `npm install` after a new library. In the copy that writes the lock file only, and asks no registry. */
const ONLY_LOCK_FILE = {
  npm_config_offline: 'true',
  npm_config_package_lock_only: 'true',
  npm_config_update_notifier: 'false',
};

/** Runs a command in the copy; returns its output if it fails. */
function failureOf(command: string, ...args: string[]): Promise<string> {
  const { VITEST: _, ...inherited } = process.env;
  const env = { ...inherited, ...ONLY_LOCK_FILE, NX_ISOLATE_PLUGINS: 'false' };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: copy, env }, (error, stdout, stderr) =>
      resolve(error === null ? '' : `${error.message}\n${stdout}${stderr}`),
    );
  });
}

const nx = (...args: string[]): Promise<string> => failureOf(commandOf('nx'), ...args);

beforeAll(() => {
  const files = git(inWorkspace(), 'ls-files', '--cached', '--others', '--exclude-standard');
  for (const file of [...files, 'libs/api/generated'].filter((path) => existsSync(inWorkspace(path))))
    cpSync(inWorkspace(file), inCopy(file), { recursive: true });
  // The links of the workspace's own packages are relative, so their copies lead into the copy.
  mkdirSync(inCopy('node_modules'));
  const own = 'node_modules/@amana';
  cpSync(inWorkspace(own), inCopy(own), { recursive: true, verbatimSymlinks: true });
  const others = readdirSync(inWorkspace('node_modules')).filter((name) => !/^\.|^@amana$/.test(name));
  const nested = ['apps/web/node_modules', 'libs/api/node_modules'];
  for (const path of [...others.map((name) => join('node_modules', name)), ...nested])
    symlinkSync(inWorkspace(path), inCopy(path));
  git(copy, 'init');
  git(copy, 'add', '.');
});

afterAll(() => rmSync(copy, { recursive: true }));

test('two libraries and a screen are generated, and nothing else changes', async () => {
  expect(await nx('generate', '@amana/tools:library', 'receipts')).toBe('');
  expect(await nx('generate', '@amana/tools:library', 'price-tags', '--react')).toBe('');
  expect(await nx('generate', '@amana/tools:screen', 'orders/order-archive')).toBe('');

  git(copy, 'add', '--intent-to-add', '.');
  expect(git(copy, 'diff', '--name-only')).toEqual(NEW_OR_CHANGED);
});

test.concurrent('a screen of visitors is refused', async () => {
  const reason = 'routes.tsx has no page below /dashboard. Write the first one by hand.';
  expect(await nx('generate', '@amana/tools:screen', 'about/team')).toContain(reason);
});

test.concurrent.each([
  ['library', 'ui', 'libs/ui'],
  ['screen', 'orders/list', 'apps/web/src/features/orders/list'],
])('a %s named %s is refused because its folder exists', async (generator, name, folder) => {
  expect(await nx('generate', `@amana/tools:${generator}`, name)).toContain(`${folder} exists already.`);
});

test.concurrent.each([
  ['Nx asks for no sync', 'nx', 'nx', ['sync:check']],
  ['the format is right', 'prettier', 'prettier', ['--check', ...NEW_OR_CHANGED]],
  ['lint passes', 'eslint', 'eslint', ['--max-warnings=0', ...CODE]],
  ['types pass', 'typescript-7', 'tsc', ['--build', ...LIBRARIES, 'apps/web', '--emitDeclarationOnly']],
  ['the generated tests pass', 'vitest', 'vitest', ['run', ...LIBRARIES, SCREEN]],
])('%s', async (_, packageName, command, args) => {
  expect(await failureOf(commandOf(packageName, command), ...args)).toBe('');
});
