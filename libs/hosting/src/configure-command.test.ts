import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, 'build'));
  const place = '<script type="application/json" id="app-config">{}</script>';
  writeFileSync(join(folder, 'build/index.html'), place);
  writeFileSync(join(folder, 'build/sw.js'), '"page-0000000000000000" "other-paths:"');
  writeFileSync(join(folder, 'build/manifest.webmanifest'), '{}');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The lines that the command prints. */
function configure(...options: string[]): string[] {
  const command = join(import.meta.dirname, 'configure-command.ts');
  const folders = ['--from', join(folder, 'build'), '--to', join(folder, 'served')];
  const output = execFileSync(process.execPath, [command, ...folders, ...options], {
    encoding: 'utf8',
    // Its warnings about missing settings.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.trimEnd().split('\n');
}

test('after writing a file of nginx the command says that a running nginx must be reloaded', () => {
  expect(configure()).toEqual([`Configured: ${join(folder, 'served')}`]);

  expect(configure('--nginx', join(folder, 'nginx')).at(-1)).toContain('nginx -s reload');
});
