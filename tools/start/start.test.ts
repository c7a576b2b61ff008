import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, renameSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from '@amana/mock-server/server-process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { warningsIn } from '../check/count-results.ts';
import { inWorkspace } from './workspace.ts';

/** Limit of each wait and each test; only a machine that hangs takes so long. */
const LIMIT_MS = 300_000;

const NPM_START = 'tools/start/start.ts';
const SERVE_MOCK_SERVER = 'tools/start/mock-server.ts';
/** The last line that each command prints at its start. */
const IS_STARTED = /Ctrl-C stops all|A change of its sources restarts it/;

interface Started {
  process: ChildProcess;
  webUrl: string;
  apiUrl: string;
  output: () => string;
}

/** Resolves when the command has started or ended. */
async function start(webPort: number, apiPort: number, command = NPM_START): Promise<Started> {
  const started = spawn(process.execPath, [command], {
    cwd: inWorkspace(),
    env: { ...process.env, PORT: String(webPort), API_PORT: String(apiPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (IS_STARTED.test(output)) resolve();
      });
  });
  await Promise.race([ready, once(started, 'exit')]);
  return {
    process: started,
    webUrl: `http://127.0.0.1:${webPort}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    output: () => output,
  };
}

async function expectNothingLeft({ webUrl, apiUrl }: Started): Promise<void> {
  for (const url of [webUrl, apiUrl])
    await vi.waitUntil(() => fetch(url).then(...[() => false, () => true]), { timeout: LIMIT_MS });
}

/** As an editor or git saves it. */
function replaceFile(path: string): void {
  const saved = inWorkspace('libs/domain/saved.cache');
  copyFileSync(path, saved);
  renameSync(saved, path);
}

// Windows ends a process without a signal to it.
test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'one %s stops the web app and the mock server',
  { timeout: LIMIT_MS },
  async (signal) => {
    const started = await start(await freePort(), await freePort());
    expect(started.output()).toContain('ada@amana.test');
    expect((await fetch(`${started.webUrl}/mock/v1/state`)).status).toBe(200);

    started.process.kill(signal);

    expect(await once(started.process, 'exit')).toEqual([0, null]);
    expect(warningsIn(started.output())).toEqual([]);
    await expectNothingLeft(started);
  },
);

test.each([
  ['npm start', NPM_START],
  ['nx serve mock-server', SERVE_MOCK_SERVER],
])(
  '%s: a change of its sources restarts the mock server with the same world',
  { timeout: LIMIT_MS },
  async (_, command) => {
    const started = await start(await freePort(), await freePort(), command);
    const ada = `${started.apiUrl}/mock/v1/personas/ada/session`;
    const { data } = (await (await fetch(ada, { method: 'POST' })).json()) as { data: { token: string } };

    for (const times of [1, 2]) {
      replaceFile(inWorkspace('libs/domain/src/constants.ts'));
      const restarts = () => started.output().split('The mock server restarted').length - 1;
      await vi.waitUntil(() => restarts() >= times, { timeout: LIMIT_MS });
    }
    const headers = { authorization: `Bearer ${data.token}` };
    expect((await fetch(`${started.apiUrl}/api/v1/Notifications/GetAll`, { headers })).status).toBe(200);

    started.process.kill('SIGTERM');
    await expectNothingLeft(started);
  },
);

test('a port in use ends it, and the variable for another is named', { timeout: LIMIT_MS }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  const started = await start(await freePort(), port);

  expect(started.process.exitCode).toBe(1);
  expect(started.output()).toContain(`Port ${port} of`);
  expect(started.output()).toContain('API_PORT');
});
