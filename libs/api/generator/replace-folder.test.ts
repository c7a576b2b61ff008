import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

function aFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'file.txt'), name);
  return folder;
}

const content = () => readFileSync(join(root, 'generated/file.txt'), 'utf8');

test('replaceFolder: the folder is there the first time', () => {
  replaceFolder(join(root, 'generated'), aFolder('new'));

  expect(content()).toBe('new');
});

test('replaceFolder: nothing stays of the former folder', () => {
  replaceFolder(aFolder('generated'), aFolder('new'));

  expect(content()).toBe('new');
  expect(readdirSync(root)).toEqual(['generated']);
});

test('replaceFolder: processes that replace it at once all succeed', async () => {
  aFolder('generated');
  const script = (name: string) => `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { replaceFolder } from ${JSON.stringify(new URL('./replace-folder.ts', import.meta.url).href)};
    for (let round = 0; round < 200; round += 1) {
      mkdirSync(${JSON.stringify(join(root, name))}, { recursive: true });
      writeFileSync(${JSON.stringify(join(root, name, 'file.txt'))}, 'new');
      replaceFolder(${JSON.stringify(join(root, 'generated'))}, ${JSON.stringify(join(root, name))});
    }`;
  const exitCodes = ['one', 'two'].map(
    (name) =>
      new Promise((resolve) => {
        spawn(process.execPath, ['--input-type=module', '--eval', script(name)]).once('exit', resolve);
      }),
  );

  expect(await Promise.all(exitCodes)).toEqual([0, 0]);
  expect(content()).toBe('new');
});
