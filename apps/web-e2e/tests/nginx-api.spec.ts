import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Site, HAS_NGINX, startNginx } from '../fixtures/nginx.ts';

test.skip(!HAS_NGINX, 'nginx is not installed');

/** More than the 512 connections that nginx has by default, of which a forwarded call takes two. */
const CALLS = 600;
/** All calls are waiting at once before the first one is answered. */
const ANSWER_MS = 1_500;
const SCRIPT_IN_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let upstream: Server;
let connections = 0;
let site: Site;

test.beforeAll(async () => {
  upstream = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://api');
    response.setHeader('set-cookie', 'tracker=1');
    response.setHeader('content-security-policy', "default-src 'self'");
    if (pathname.endsWith('/picture.svg'))
      response.setHeader('content-type', 'image/svg+xml').end(SCRIPT_IN_PICTURE);
    else if (pathname.endsWith('/slow')) setTimeout(() => response.end('paid'), ANSWER_MS);
    else response.end(JSON.stringify(request.headers));
  });
  upstream.on('connection', () => (connections += 1));
  upstream.listen(0, '127.0.0.1', 4_096);
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  site = await startNginx(`http://127.0.0.1:${port}`, { ACCESS_LOG: 'access.log' });
});

test.afterAll(async () => {
  await site.stop();
  upstream.closeAllConnections();
  upstream.close();
});

const api = (path: string) => `${site.url}/api/v1/${path}`;

test(`${CALLS} calls at once are all answered`, async () => {
  const answers = await Promise.all(
    Array.from({ length: CALLS }, async () => (await fetch(api('slow'))).text().catch(String)),
  );

  expect(answers.filter((text) => text === 'paid')).toHaveLength(CALLS);
});

test('calls one after another share a connection to the API', async () => {
  await fetch(api('Order/GetAll'));
  const before = connections;

  for (let call = 0; call < 20; call += 1) await (await fetch(api('Order/GetAll'))).text();

  // Each worker of nginx keeps its own.
  expect(connections - before).toBeLessThan(10);
});

test('a picture of the API that is opened as a page runs no script', async ({ browser }) => {
  const answer = await fetch(api('picture.svg'));
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');

  const page = await browser.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(api('picture.svg'));
  expect(dialogs).toEqual([]);
  await page.close();
});

test('an answer that nginx gives for the API has the same headers', async () => {
  const tooLarge = await fetch(api('upload'), { method: 'POST', body: 'x'.repeat(7 * 1024 * 1024) });

  expect(tooLarge.status).toBe(413);
  expect(tooLarge.headers.get('content-security-policy')).toContain('sandbox');
});

test('cookies reach neither the API nor the browser', async () => {
  const answer = await fetch(api('Order/GetAll'), {
    headers: { cookie: 'shop=1', authorization: 'Bearer a' },
  });

  expect(answer.headers.getSetCookie()).toEqual([]);
  const received = (await answer.json()) as Record<string, string>;
  expect(received['cookie']).toBeUndefined();
  expect(received['authorization']).toBe('Bearer a');
});

test('the log of requests names each path without its query string', async () => {
  await fetch(`${site.url}/reset-password?token=secret-of-a-mail`, {
    headers: { referer: `${site.url}/?token=secret-of-a-mail` },
  });
  await fetch(api('Auth/Confirm?token=secret-of-a-mail'));

  const log = () => readFileSync(join(site.files, '../nginx/access.log'), 'utf8');
  await expect.poll(log).toMatch(/"GET \/api\/v1\/Auth\/Confirm" 200 \d+ [\d.]+\n/);
  expect(log()).toMatch(/"GET \/reset-password" 200/);
  expect(log()).not.toContain('secret');
});

test('a stop by SIGQUIT, as the container stops, lets a call end', async () => {
  const { port } = upstream.address() as AddressInfo;
  const stopped = await startNginx(`http://127.0.0.1:${port}`, {});
  const paid = fetch(`${stopped.url}/api/v1/slow`, { method: 'POST' });
  await wait(ANSWER_MS / 3);

  const end = stopped.stop();

  expect(await (await paid).text()).toBe('paid');
  await end;
  const { hostname, port: closed } = new URL(stopped.url);
  const [error] = (await once(connect(Number(closed), hostname), 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});

test('the Dockerfile stops nginx by SIGQUIT, and its user has a number', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '../../../deploy/Dockerfile'), 'utf8');

  expect(dockerfile).toMatch(/^STOPSIGNAL SIGQUIT$/m);
  expect(dockerfile).toMatch(/^USER \d+:\d+$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});
