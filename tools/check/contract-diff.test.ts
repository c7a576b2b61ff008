import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inWorkspace } from '../start/workspace.ts';

function aRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'amana-contract-diff-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const name of ['openapi', 'redocly.yaml'])
    cpSync(inWorkspace(name), join(folder, name), { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  const commit = () => {
    git('add', '.');
    git('-c', 'user.name=Test', '-c', 'user.email=test@amana.test', 'commit', '--message', 'contract');
  };
  commit();
  const edit = (file: string, from: string | RegExp, to: string): void => {
    const path = join(folder, 'openapi', file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  };
  const diff = () => {
    const script = join(import.meta.dirname, 'contract-diff.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };
  return { git, commit, edit, diff };
}

test('contract diff: a breaking change needs the next major version', () => {
  const { git, commit, edit, diff } = aRepository();
  expect(diff()).toEqual({ status: 0, text: expect.stringContaining('No release yet') as string });

  git('tag', 'v1.9.0');
  git('tag', 'v1.10.0-rc.1');
  git('tag', 'v1.10.0');
  edit('schemas/orders.yaml', 'required: [orderId, estimatedTimeOfDelivery]', 'required: [orderId]');
  commit();
  git('tag', 'v1.11.0');
  expect(diff()).toEqual({ status: 1, text: expect.stringContaining('since v1.10.0:') as string });

  edit('schemas/orders.yaml', '      Shipped,\n', '');
  const { status, text } = diff();
  expect(text).toMatch(/Enum.* lost values: 'Shipped'\. \(enum-values-removed\)/);
  expect(text).toContain('these changes require a major bump (2.0.0)');
  expect(status).toBe(1);

  edit('amana.yaml', /version: 1\..*/, 'version: 2.0.0');
  expect(diff()).toMatchObject({ status: 0 });
});
