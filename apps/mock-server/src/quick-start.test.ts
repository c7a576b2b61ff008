import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** In a process of its own: what is loaded from there on is all that it ever loads. */
async function loadedAfter(cacheFolder: string): Promise<{ users: number; files: string[] }> {
  const program = `
    import { createRequire } from 'node:module';
    const { startQuickly } = await import('./quick-start.ts');
    startQuickly(${JSON.stringify(cacheFolder)});
    const { createMockBackend } = await import('@amana/mock-backend');
    const { host } = await createMockBackend({ scenario: 'empty' });
    const files = Object.keys(createRequire(process.execPath).cache);
    console.log(JSON.stringify({ users: host.world.tables.users.size, files }));`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout) as { users: number; files: string[] };
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quick-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the models are there without the libraries that they do not use', async () => {
  const { users, files } = await loadedAfter(aFolder());

  expect(users).toBeGreaterThan(0);
  expect(files.some((file) => /[\\/]@mswjs[\\/]data[\\/]/.test(file))).toBe(true);
  expect(files.filter((file) => /[\\/]node_modules[\\/](graphql|date-fns|msw)[\\/]/.test(file))).toEqual([]);
});

test('what was compiled is kept for the next start', async () => {
  const folder = aFolder();

  await loadedAfter(folder);

  expect(readdirSync(folder)).not.toEqual([]);
});

test('it starts where nothing can be written', async () => {
  const noFolder = join(import.meta.filename, 'cache');

  expect((await loadedAfter(noFolder)).users).toBeGreaterThan(0);
});
