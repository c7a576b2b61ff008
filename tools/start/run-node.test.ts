import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { inWorkspace } from './workspace.ts';

/** Limit of each wait and each test; only a machine that hangs takes so long. */
const LIMIT_MS = 60_000;
/** Replaces Nx: prints its port and answers there until it ends. */
const ENDLESS_NX = `
  const server = require('node:http').createServer((_, response) => response.end());
  server.listen(0, '127.0.0.1', () => console.log(process.pid + ' listens on ' + server.address().port));`;

let workspace = '';

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'amana-run-node-'));
  cpSync(inWorkspace('tools'), join(workspace, 'tools'), {
    recursive: true,
    filter: (path) => !['node_modules', '.cache', 'out-tsc'].includes(basename(path)),
  });
  mkdirSync(join(workspace, 'node_modules/nx'), { recursive: true });
  symlinkSync(
    inWorkspace('node_modules/@playwright'),
    join(workspace, 'node_modules/@playwright'),
    'junction',
  );
  writeFileSync(join(workspace, 'node_modules/nx/package.json'), JSON.stringify({ bin: 'nx.cjs' }));
  writeFileSync(join(workspace, 'node_modules/nx/nx.cjs'), ENDLESS_NX);
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(workspace, name), JSON.stringify({ packages: {} }));
});

afterAll(() => rmSync(workspace, { recursive: true }));

interface Started {
  process: ChildProcess;
  url: string;
}

function endIfItRuns(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

async function start([script = '', ...options]: readonly string[]): Promise<Started> {
  const started = spawn(process.execPath, [join(workspace, 'tools', script), ...options], {
    // Any existing program, because no command reaches the start of a browser.
    env: { ...process.env, CHROMIUM_PATH: process.execPath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  for await (const [chunk] of on(started.stdout, 'data', { close: ['end'] })) {
    const [, pid, port] = /(\d+) listens on (\d+)/.exec(String(chunk)) ?? [];
    if (pid === undefined || port === undefined) continue;
    onTestFinished(() => endIfItRuns(Number(pid)));
    return { process: started, url: `http://127.0.0.1:${port}` };
  }
  throw new Error(`${script} ended before it ran Nx.`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function expectNothingLeft(url: string): Promise<void> {
  await vi.waitUntil(async () => !(await answers(url)), { timeout: LIMIT_MS });
}

const COMMANDS: [string, string[]][] = [
  ['npm test', ['start/bootstrap.mjs', 'tools/check/test.ts']],
  ['npm run build', ['start/bootstrap.mjs', 'tools/start/build.ts', 'web:build']],
];

// Windows ends a process without a signal to it.
test
  .skipIf(process.platform === 'win32')
  .each([...COMMANDS, ['the browser tests', ['check/with-browser.ts', 'nx', 'nx']]] as const)(
  'one SIGTERM: ends %s and its child processes',
  { timeout: LIMIT_MS },
  async (_, command) => {
    const started = await start(command);
    expect(await answers(started.url)).toBe(true);

    started.process.kill('SIGTERM');

    expect(await once(started.process, 'exit')).toEqual([143, null]);
    await expectNothingLeft(started.url);
  },
);

test.each(COMMANDS)('after a kill of %s: no process remains', { timeout: LIMIT_MS }, async (_, command) => {
  const started = await start(command);
  expect(await answers(started.url)).toBe(true);

  started.process.kill('SIGKILL');

  await expectNothingLeft(started.url);
});
