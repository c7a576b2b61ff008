import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_NGINX, freePort, makeSite } from '../testing/start-nginx.ts';

/** More than the 512 connections that nginx has by default, of which a forwarded call takes two. */
const CALLS = 600;
/** All calls are waiting at once before the first one is answered. */
const ANSWER_MS = 1_500;

describe.skipIf(!HAS_NGINX)('nginx forwards the calls of the API', () => {
  let connections = 0;
  const upstream = createServer((request, response) => {
    response.setHeader('set-cookie', 'tracker=1');
    response.setHeader('content-security-policy', "default-src 'self'");
    response.setHeader('date', 'Thu, 01 Jan 2099 00:00:00 GMT');
    if (request.url?.endsWith('/slow') === true) setTimeout(() => response.end('paid'), ANSWER_MS);
    else response.end(JSON.stringify({ url: request.url, ...request.headers }));
  });
  let site: Awaited<ReturnType<typeof makeSite>>;
  let url = '';
  let forwarding: string[] = [];

  beforeAll(async () => {
    upstream.on('connection', () => (connections += 1));
    upstream.listen(0, '127.0.0.1', 4_096);
    await once(upstream, 'listening');
    // An http upstream needs no authorities.
    forwarding = [
      '--upstream-ca',
      '/none.pem',
      '--api-upstream',
      `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    ];
    site = await makeSite();
    url = await site.serve(forwarding);
  });
  afterAll(async () => {
    await site.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  const api = (path: string, init?: RequestInit) => fetch(`${url}/api/v1/${path}`, init);

  test('with the address and the token, the clock of the API, and no cookies', async () => {
    const headers = { cookie: 'shop=1', authorization: 'Bearer a', 'x-forwarded-proto': 'https' };
    const answer = await api('Order/GetAll?a=b', { headers });

    expect(answer.headers.get('date')).toBe('Thu, 01 Jan 2099 00:00:00 GMT');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const received = (await answer.json()) as Record<string, string>;
    expect(received).toMatchObject({
      url: '/api/v1/Order/GetAll?a=b',
      authorization: 'Bearer a',
      host: new URL(url).host,
      'x-forwarded-proto': 'https',
    });
    expect(received['cookie']).toBeUndefined();
  });

  test('an answer, of the API or of nginx for it, runs no script when it is opened as a page', async () => {
    const answer = await api('picture.svg');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');

    const tooLarge = await api('upload', { method: 'POST', body: 'x'.repeat(7 * 1024 * 1024) });
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('without a token, an upload is refused and a usual call is forwarded', async () => {
    const statusOf = async (bytes: number, headers: Record<string, string>) =>
      (await api('File', { method: 'POST', body: 'x'.repeat(bytes), headers })).status;

    expect(await statusOf(100_000, {})).toBe(413);
    expect(await statusOf(99_999, {})).toBe(200);
    expect(await statusOf(100_000, { authorization: 'Bearer a' })).toBe(200);
    // The DOM's type lacks 'duplex', which a stream needs.
    const stream = { method: 'POST', body: new Blob(['of unknown length']).stream(), duplex: 'half' };
    expect((await api('File', stream)).status).toBe(413);
  });

  test(`${CALLS} calls at once are all answered`, async () => {
    const answers = await Promise.all(
      Array.from({ length: CALLS }, async () => (await api('slow')).text().catch(String)),
    );

    expect(answers.filter((text) => text === 'paid')).toHaveLength(CALLS);
  });

  test('calls one after another share a connection to the API', async () => {
    await api('Order/GetAll');
    const before = connections;

    for (let call = 0; call < 20; call += 1) await (await api('Order/GetAll')).text();

    // Each worker of nginx keeps its own.
    expect(connections - before).toBeLessThan(10);
  });

  test('the log of requests names each path without its query string and the code of a proof', async () => {
    const referer = `${url}/?token=secret-of-a-mail`;
    await fetch(`${url}/reset-password?token=secret-of-a-mail`, { headers: { referer } });
    await fetch(`${url}/proof/secret-code?a=b`);
    await api('Order/Proof/secret-code');
    await api('Auth/Confirm?token=secret-of-a-mail');

    const log = () => readFileSync(join(site.folder, 'nginx-0/access.log'), 'utf8');
    await expect.poll(log).toMatch(/"GET \/api\/v1\/Auth\/Confirm" 200 \d+ [\d.]+\n/);
    expect(log()).toMatch(/"GET \/reset-password" 200/);
    expect(log()).toMatch(/"GET \/proof\/" 200/);
    expect(log()).toMatch(/"GET \/api\/v1\/Order\/Proof\/" 200/);
    expect(log()).not.toContain('secret');
  });

  test('a stop by SIGQUIT, as the container stops, lets a call end', async () => {
    const nginx = join(site.folder, 'stopped');
    const port = await freePort();
    await site.configure(['--nginx', nginx, '--listen', `127.0.0.1:${port}`, ...forwarding]);
    const server = await site.start(nginx, `http://127.0.0.1:${port}`);
    const paid = fetch(`http://127.0.0.1:${port}/api/v1/slow`, { method: 'POST' });
    await wait(ANSWER_MS / 3);

    server.kill('SIGQUIT');

    expect(await (await paid).text()).toBe('paid');
    await once(server, 'exit');
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });
});
