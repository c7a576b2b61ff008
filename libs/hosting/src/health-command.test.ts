import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const server = createServer((request, response) => {
  response.writeHead(request.url === '/shop/' ? 200 : 404).end();
});
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

async function check(environment: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'health-command.ts')], {
    env: environment,
  });
  return run.then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: unknown) => error as { code: number; stderr: string },
  );
}

const exitCode = async (environment: Record<string, string>) => (await check(environment)).code;

test('health: a served page is healthy, by port and by address', async () => {
  expect(await exitCode({ LISTEN: String(port), BASE_PATH: '/shop/' })).toBe(0);
  expect(await exitCode({ LISTEN: `127.0.0.1:${port}`, BASE_PATH: '/shop/' })).toBe(0);
  expect(await exitCode({ LISTEN: `*:${port}`, BASE_PATH: '/shop/' })).toBe(0);
});

test('health: a missing page and a closed port are not', async () => {
  expect(await exitCode({ LISTEN: String(port) })).toBe(1);
  expect(await exitCode({ LISTEN: '1' })).toBe(1);
});

test('health: an empty variable counts as none', async () => {
  expect((await check({ LISTEN: String(port), BASE_PATH: '' })).stderr).toContain(
    `:${port}/ is answered with`,
  );
  // Nothing listens on the usual port here, or another server: neither has the page.
  expect((await check({ LISTEN: '', BASE_PATH: '/missing-page' })).stderr).toMatch(/127\.0\.0\.1:8080/);
});
