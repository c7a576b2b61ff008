import { expect, onTestFinished, test } from 'vitest';
import type { MockServerOptions } from './options.ts';
import { JSON_TYPE, aServer } from './testing/a-server.ts';
import { type RawAnswer, rawClient } from './testing/raw-client.ts';

const ALLOWED = 'https://shop.test';
const FOREIGN = 'https://evil.test';

type Send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
) => Promise<RawAnswer>;

async function sender(options?: MockServerOptions): Promise<Send> {
  const client = rawClient((await aServer(options)).url);
  onTestFinished(() => client.close());
  return (method, path, headers, body) =>
    client.send({ method, path, headers }, body === undefined ? null : Buffer.from(body));
}

test.each(['127.0.0.1:4300', 'localhost:4200', '[::1]:4300'])(
  'the control API is reached by the host %s',
  async (host) => {
    const send = await sender();

    expect((await send('GET', '/mock/v1/state', { host })).status).toBe(200);
  },
);

test.each(['/mock/v1/state', '/mock/mailbox', '/mock/reports'])(
  '%s is refused by a host name of another site',
  async (path) => {
    const send = await sender();

    const { status, text } = await send('GET', path, { host: 'evil.test' });

    expect(status).toBe(403);
    expect(text).toContain('--allow-origins');
  },
);

test.each([FOREIGN, 'null', 'https://localhost.evil.test', 'http://127.0.0.1.evil.test'])(
  'pages of the origin %s can neither read nor change the mock',
  async (origin) => {
    const send = await sender();

    const calls = [
      await send('GET', '/mock/v1/personas', { origin }),
      await send('POST', '/mock/v1/personas/ada/session', { origin }),
      await send('POST', '/mock/v1/reset', { origin, 'content-type': 'text/plain' }, '{}'),
      await send('PATCH', '/mock/v1/settings', { origin, ...JSON_TYPE }, '{}'),
      await send('OPTIONS', '/mock/v1/settings', { origin, 'access-control-request-method': 'PATCH' }),
    ];

    for (const { status, headers } of calls) {
      expect(status).toBe(403);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  },
);

test.each(['http://localhost:4200', 'http://127.0.0.1:5000', 'http://[::1]:80'])(
  'a page of this machine, %s, may change the mock',
  async (origin) => {
    const send = await sender();

    expect((await send('POST', '/mock/v1/personas/ada/session', { origin })).status).toBe(200);
  },
);

test('control API: an allowed origin needs a preflight, and its host works', async () => {
  const send = await sender({ allowOrigins: [ALLOWED] });
  const origin = ALLOWED;

  expect((await send('GET', '/mock/v1/state', { host: 'shop.test', origin })).status).toBe(200);
  expect((await send('OPTIONS', '/mock/v1/reset', { origin })).status).toBe(204);
  expect((await send('POST', '/mock/v1/reset', { origin, ...JSON_TYPE }, '{}')).status).toBe(200);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', ''])
    expect((await send('POST', '/mock/v1/reset', { origin, 'content-type': type })).status).toBe(403);
  expect((await send('GET', '/mock/v1/state', { origin: FOREIGN })).status).toBe(403);
});

test('the API itself answers pages of any origin', async () => {
  const send = await sender();

  const credentials = JSON.stringify({ email: 'ada@amana.test', password: 'Passw0rd!' });
  const headers = { host: 'mock.test', origin: FOREIGN, ...JSON_TYPE };
  const answer = await send('POST', '/api/v1/Auth/Login', headers, credentials);

  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test('control API: the key is required, except for reports of pages', async () => {
  const send = await sender({ controlKey: 'a key' });
  const report = { kind: 'crash', code: 'TypeError', path: '/login', count: 1 };
  const body = JSON.stringify({ release: '1', reports: [report] });

  const headers = { host: 'mock.test', origin: FOREIGN };
  expect((await send('GET', '/mock/v1/state', headers)).status).toBe(403);
  for (const [key, status] of [
    ['a guess', 403],
    ['a key', 200],
  ] as const)
    expect((await send('GET', '/mock/v1/state', { ...headers, 'x-control-key': key })).status).toBe(status);
  expect((await send('POST', '/mock/v1/reports', { ...headers, ...JSON_TYPE }, body)).status).toBe(200);
  expect((await send('GET', '/mock/v1/reports', headers)).status).toBe(403);
});

test('reports are listed on a page, as text', async () => {
  const send = await sender();
  const report = { kind: 'deviation', code: 'getUser:data', path: '/dashboard/orders/:id', count: 3 };

  expect((await send('GET', '/mock/reports', {})).text).toContain('There is no report.');
  await send('POST', '/mock/v1/reports', JSON_TYPE, JSON.stringify({ release: '1.2.3', reports: [report] }));

  const { text } = await send('GET', '/mock/reports', {});
  for (const cell of ['deviation', 'getUser:data', '/dashboard/orders/:id', '3 ×', '1.2.3'])
    expect(text).toContain(`<td>${cell}</td>`);
});
