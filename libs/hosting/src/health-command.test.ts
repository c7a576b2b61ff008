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

async function exitCode(environment: Record<string, string>): Promise<number> {
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'health-command.ts')], {
    env: environment,
  });
  return run.then(
    () => 0,
    (error: unknown) => (error as { code: number }).code,
  );
}

test('health: a served page is healthy, by port and by address', async () => {
  expect(await exitCode({ LISTEN: String(port), BASE_PATH: '/shop/' })).toBe(0);
  expect(await exitCode({ LISTEN: `127.0.0.1:${port}`, BASE_PATH: '/shop/' })).toBe(0);
  expect(await exitCode({ LISTEN: `*:${port}`, BASE_PATH: '/shop/' })).toBe(0);
});

test('health: a missing page and a closed port are not', async () => {
  expect(await exitCode({ LISTEN: String(port) })).toBe(1);
  expect(await exitCode({ LISTEN: '1' })).toBe(1);
});
