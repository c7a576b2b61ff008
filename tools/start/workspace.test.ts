import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inWorkspace } from './workspace.ts';

/** Limit of each wait and each test; only a machine that hangs takes so long. */
const LIMIT_MS = 300_000;
/** Prints its process and port and answers there until it ends. */
const ENDLESS = `
  const server = require('node:http').createServer((_, response) => response.end());
  server.listen(0, '127.0.0.1', () => console.log(process.pid + ' listens on ' + server.address().port));`;
const COMMAND = `
  import { runNode } from '${pathToFileURL(inWorkspace('tools/start/workspace.ts')).href}';
  process.exitCode = await runNode(['--eval', process.env['SCRIPT']]);`;

async function start(command: string, args: string[]): Promise<{ process: ChildProcess; url: string }> {
  const started = spawn(command, args, {
    env: { ...process.env, NODE: process.execPath, COMMAND, SCRIPT: ENDLESS, npm_lifecycle_event: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  for await (const [chunk] of on(started.stdout, 'data', { close: ['end'] })) {
    const port = /listens on (\d+)/.exec(String(chunk))?.[1];
    if (port !== undefined) return { process: started, url: `http://127.0.0.1:${port}` };
  }
  throw new Error('The command ended before its script began.');
}

async function expectNothingLeft(url: string): Promise<void> {
  const isStopped = () => fetch(url).then(...[() => false, () => true]);
  await vi.waitUntil(isStopped, { timeout: LIMIT_MS });
}

// Windows ends a process without a signal to it, and names its parent after that has ended.
const testSignals = test.skipIf(process.platform === 'win32');

testSignals('one SIGTERM ends a command and what it runs', { timeout: LIMIT_MS }, async () => {
  const started = await start(process.execPath, ['--input-type=module', '--eval', COMMAND]);

  started.process.kill('SIGTERM');

  expect(await once(started.process, 'exit')).toEqual([1, null]);
  await expectNothingLeft(started.url);
});

testSignals(
  'after the end of the shell in which npm runs it: no process remains',
  { timeout: LIMIT_MS },
  async () => {
    const started = await start('sh', ['-c', '"$NODE" --input-type=module --eval "$COMMAND"; exit']);

    started.process.kill('SIGKILL');

    await expectNothingLeft(started.url);
  },
);
