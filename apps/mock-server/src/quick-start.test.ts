import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** What a process of its own prints. */
async function printedBy(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, { cwd: import.meta.dirname });
  return stdout;
}

test('the models are there without the libraries that they do not use', async () => {
  const program = `
    import { createRequire } from 'node:module';
    await import('./quick-start.ts');
    const { createMockBackend } = await import('@amana/mock-backend');
    const { host } = await createMockBackend({ scenario: 'empty' });
    const files = Object.keys(createRequire(process.execPath).cache);
    console.log(JSON.stringify({ users: host.world.tables.users.size, files }));`;

  const printed = await printedBy('--input-type=module', '--eval', program);

  const { users, files } = JSON.parse(printed) as { users: number; files: string[] };
  expect(users).toBeGreaterThan(0);
  expect(files.some((file) => /[\\/]@mswjs[\\/]data[\\/]/.test(file))).toBe(true);
  const unused = /[\\/]node_modules[\\/](graphql|date-fns|msw|ms|lodash[\\/]_\w+|debug[\\/]src[\\/]common)\b/;
  expect(files.filter((file) => unused.test(file))).toEqual([]);
});

test('the second start loads no compiler', async () => {
  const tellWhetherItCompiled = `process.on('exit', () =>
    console.log('compiled:', process.moduleLoadList.some((name) => name.includes('amaro'))))`;
  const start = (): Promise<string> =>
    printedBy(
      '--import',
      `data:text/javascript,${encodeURIComponent(tellWhetherItCompiled)}`,
      'main.mjs',
      '--help',
    );
  await start();

  expect(await start()).toContain('compiled: false');
});
