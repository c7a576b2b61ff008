import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { PERSONA_PASSWORD, PERSONAS } from '@amana/mock-lab';
import { expect, onTestFinished, test } from 'vitest';
import { WORLD_FILE } from './data/data-folder.ts';
import { startUpText } from './start-up-text.ts';
import { aFolder, aServer } from './testing/a-server.ts';

const main = join(import.meta.dirname, 'main.mjs');

const NOBODY = 65_534;

function theCommand(...args: string[]): ChildProcess {
  const child = fork(main, args, { silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function outputOf(child: ChildProcess): Promise<{ code: unknown; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, stderr };
}

test('a port in use prints one line and ends with exit code 1', async () => {
  const { port } = new URL((await aServer()).url);

  const { code, stderr } = await outputOf(theCommand('--port', port, '--scenario', 'empty'));

  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} of`)]);
});

test.skipIf(process.platform === 'win32').each(['.', WORLD_FILE])(
  'a data folder with a world whose %s is read-only prints one line and ends with exit code 1',
  async (name) => {
    const data = aFolder();
    await (await aServer({ data })).close();
    chmodSync(join(data, WORLD_FILE), 0o666);
    chmodSync(data, 0o777);
    chmodSync(join(data, name), name === '.' ? 0o555 : 0o444);

    // Nothing is read-only for root.
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const child = fork(main, ['--port', '0', '--data', data], { silent: true, ...user });
    onTestFinished(() => void child.kill('SIGKILL'));
    const { code, stderr } = await outputOf(child);

    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^The data folder \S+ cannot be used \(.*\): make sure that you may write there/),
    ]);
  },
);

test('an invalid option prints one line and ends with exit code 1', async () => {
  const { code, stderr } = await outputOf(theCommand('--latency', 'long'));

  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^--latency .* See --help\.$/)]);
});

test('start-up text: lists addresses and personas, and the password once', async () => {
  const server = await aServer();
  const text = await startUpText(server, {});

  for (const path of ['/api/v1', '/mock/v1', '/docs', '/mock/mailbox'])
    expect(text).toContain(`${server.url}${path}\n`);
  for (const { id, email } of PERSONAS) expect(text).toMatch(new RegExp(`${email} +${id} `));
  expect(text.split(PERSONA_PASSWORD)).toHaveLength(2);
  expect(text).toContain('lost when it stops');
});

// Windows ends a process without a signal to it.
test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'the process: sends its address to its parent; %s ends it with code 0',
  async (signal) => {
    const child = theCommand('--port', '0', '--scenario', 'empty');
    const [message] = (await once(child, 'message')) as [{ listening: string }];
    expect((await fetch(`${message.listening}/mock/v1/state`)).status).toBe(200);

    child.kill(signal);

    expect((await outputOf(child)).code).toBe(0);
  },
);

test('the process ends with its parent', async () => {
  const child = theCommand('--port', '0', '--scenario', 'empty');
  await once(child, 'message');

  child.disconnect();

  expect(await once(child, 'exit')).toEqual([0, null]);
});
