import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { NOTIFICATIONS_REFRESH_MS } from '@amana/domain';
import { expect, onTestFinished, test } from 'vitest';
import { startMockServer } from './start-mock-server.ts';
import { aFolder, aServer, adasToken, sendJson } from './testing/a-server.ts';
import { rawClient } from './testing/raw-client.ts';

const CONTROL_KEY = 'only for this test';

function aBuiltApp(scripts = ''): string {
  const folder = aFolder();
  mkdirSync(join(folder, 'assets'));
  const place = '<script type="application/json" id="app-config">{}</script>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Amana</title>${place}${scripts}`);
  writeFileSync(join(folder, 'assets/index-abc123.js'), 'export {};');
  return folder;
}

const PASSWORD = 'Passw0rd!';
const login = (url: string) =>
  sendJson({ url }, 'POST', '/api/v1/Auth/Login', { email: 'ada@amana.test', password: PASSWORD });

test('a failed call with a request id is logged under it, without secrets of its address', async () => {
  const lines: string[] = [];
  const { url } = await aServer({ reportProblem: (line) => lines.push(line) });
  const [first, second] = ['4bf92f3577b34da6a3ce929d0e0e4736', '0af7651916cd43dd8448eb211c80319c'];
  const proof = 'a3ce929d0e0e47364bf92f3577b34da6';
  const call = (path: string, headers: Record<string, string>) => fetch(`${url}/api/v1${path}`, { headers });

  await call('/User/ConfirmEmail?token=secret&email=ada%40amana.test', {
    traceparent: `00-${first}-00f067aa0ba902b7-01`,
  });
  await call('/Order/Proof/secret', { traceparent: `00-${proof}-00f067aa0ba902b7-01` });
  await call('/Order/Nonsense', {});
  await call('/Order/Nonsense', { traceparent: 'forged\tline' });
  await sendJson({ url }, 'PUT', '/mock/v1/faults', { offline: true });
  await expect(
    call('/Banks/GetFiltered', { traceparent: `00-${second}-b7ad6b7169203331-01` }),
  ).rejects.toThrow();
  expect((await sendJson({ url }, 'PUT', '/mock/v1/faults', { offline: false })).status).toBe(200);

  expect(lines).toEqual([
    `${first} GET /User/ConfirmEmail 400`,
    `${proof} GET /Order/Proof/{code} 404`,
    `${second} GET /Banks/GetFiltered no answer`,
  ]);
});

test('a connection is kept alive for longer than the time between two polls', async () => {
  const client = rawClient((await aServer()).url);
  onTestFinished(() => client.close());

  const { headers } = await client.send({ path: '/api/v1/Banks/GetBanks', method: 'GET' }, null);

  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(NOTIFICATIONS_REFRESH_MS);
});

test('a poll that brings nothing new receives less than 300 bytes', async () => {
  const { url } = await aServer();
  const token = await adasToken(url);
  const poll = (ifNoneMatch: string) =>
    new Promise<{ status: number | undefined; etag: string; bytes: number }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'if-none-match': ifNoneMatch };
      // One connection per call, so that its socket counts the bytes of one answer.
      get(`${url}/api/v1/Notifications/GetAll`, { headers, agent: new Agent() }, (answer) => {
        const { socket, statusCode: status } = answer.resume();
        const etag = answer.headers.etag ?? '';
        answer.on('end', () => resolve({ status, etag, bytes: socket.bytesRead }));
      }).on('error', reject);
    });

  const first = await poll('"other"');
  const second = await poll(first.etag);

  expect([first.status, second.status]).toEqual([200, 304]);
  expect(second.bytes).toBeLessThan(300);
});

test('a long answer is compressed, and an unchanged one is still a 304', async () => {
  const { url } = await aServer({ scenario: 'default' });
  const token = await adasToken(url);
  const read = (path: string, ifNoneMatch = '') =>
    fetch(`${url}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip',
        'if-none-match': ifNoneMatch,
      },
    });

  const long = await read('/api/v1/Notifications/GetAll');
  const short = await read('/api/v1/Auth/Nothing');
  const unchanged = await read('/api/v1/Notifications/GetAll', long.headers.get('etag') ?? '');

  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(long.headers.get('vary')).toContain('Accept-Encoding');
  expect(await long.json()).toHaveProperty('data');
  expect(short.headers.get('content-encoding')).toBeNull();
  expect(unchanged.status).toBe(304);
});

test('the header Date has the time of the mock', async () => {
  const { url } = await aServer();
  const move = { frozen: true, setTo: '2099-01-01T00:00:00Z' };
  await sendJson({ url }, 'POST', '/mock/v1/clock', move);

  const response = await fetch(`${url}/mock/v1/clock`);

  expect(response.headers.get('date')).toBe('Thu, 01 Jan 2099 00:00:00 GMT');
});

test('with a control key only the control API needs it', async () => {
  const { url } = await aServer({ controlKey: CONTROL_KEY });
  const statusOf = async (path: string) => (await fetch(url + path)).status;

  expect(await statusOf('/mock/v1/state')).toBe(403);
  expect(await statusOf('/mock/v1/uploads/none')).toBe(404);
  expect(await statusOf('/mock/v1/identity/client.js')).toBe(200);
  expect((await login(url)).status).toBe(200);
});

test('the address itself: a page that leads to the reference, the mailbox and the web app', async () => {
  const { url } = await aServer({ appUrl: 'http://app.test' });

  const page = await (await fetch(url)).text();

  expect(page).toContain('<h1>Amana mock server</h1>');
  for (const address of ['http://app.test', '/docs', '/mock/mailbox', '/mock/reports'])
    expect(page).toContain(`<a href="${address}">`);
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
});

test.each(['/mock/mailbox', '/mock/mailbox/mails', '/mock/reports'])(
  '%s asks the browser for the control key',
  async (path) => {
    const { url } = await aServer({ controlKey: CONTROL_KEY });
    const open = (address: string, password?: string) => {
      const authorization = `Basic ${btoa(`anyone:${password}`)}`;
      return fetch(url + address, password === undefined ? {} : { headers: { authorization } });
    };

    const stranger = await open(path);
    expect(stranger.status).toBe(401);
    expect(stranger.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    expect((await open(path, 'a guess')).status).toBe(401);
    expect((await open(path, CONTROL_KEY)).status).toBe(200);
    expect((await open('/mock/v1/state', CONTROL_KEY)).status).toBe(403);
  },
);

test.each(['/api/../mock/v1/state', '/api/%2e%2e/mock/v1/state', '/%6dock/v1/state', '/mock/./v1/state'])(
  'the control API needs its key at the path %s too',
  async (path) => {
    const client = rawClient((await aServer({ controlKey: CONTROL_KEY })).url);
    onTestFinished(() => client.close());

    expect((await client.send({ path, method: 'GET' }, null)).status).toBe(403);
  },
);

test('latency option: applies at the start, after a reset, to a stored world', async () => {
  const data = aFolder();
  const latencyOf = async (url: string): Promise<unknown> => (await fetch(`${url}/mock/v1/faults`)).json();

  const first = await aServer({ data, latency: 7 });
  expect(await latencyOf(first.url)).toMatchObject({ data: { latencyMs: 7 } });
  await sendJson(first, 'POST', '/mock/v1/reset');
  expect(await latencyOf(first.url)).toMatchObject({ data: { latencyMs: 7 } });
  await first.close();

  expect(await latencyOf((await aServer({ data, latency: 9 })).url)).toMatchObject({
    data: { latencyMs: 9 },
  });
});

test('without a control key it listens on loopback addresses only', async () => {
  await expect(startMockServer({ port: 0, host: '0.0.0.0' })).rejects.toThrow('--control-key');
});

test('the web app: served at every address with the address of the mock, and revalidated', async () => {
  const { url } = await aServer({ serveApp: aBuiltApp() });

  for (const path of ['/', '/index.html', '/login', '/dashboard/orders/4.2?referral=a.b']) {
    const response = await fetch(`${url}${path}`);
    expect(response.status).toBe(200);
    const page = await response.text();
    for (const part of [
      '<title>Amana</title>',
      '"identityScriptUrl":"/mock/v1/identity/client.js"',
      '"mockHost":"node"',
      '"termsUrl":"https://example.com/#terms-of-use"',
    ])
      expect(page).toContain(part);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

test.each([
  ['br;q=0', null],
  ['br ; q=0.000, identity', null],
  ['br;q=0.1', 'br'],
])('the page for %j has the encoding %s', async (accepted, encoding) => {
  const { url } = await aServer({ serveApp: aBuiltApp() });

  const { headers } = await fetch(`${url}/login`, { headers: { 'accept-encoding': accepted } });

  expect(headers.get('content-encoding')).toBe(encoding);
});

test('24 kB of cookies, of other apps on this machine, are no fault', async () => {
  const { url } = await aServer();

  expect((await fetch(url, { headers: { cookie: `a=${'x'.repeat(24_000)}` } })).status).toBe(200);
});

test.each(['br', 'gzip', 'identity'])(
  'with %s, the page is sent only once while it is the same',
  async (encoding) => {
    const folder = aBuiltApp('<!-- long enough to be worth compressing -->'.repeat(50));
    const { url } = await aServer({ serveApp: folder });
    const open = (tag = '') =>
      fetch(`${url}/login`, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });

    const first = await open();
    expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(first.headers.get('content-security-policy')).toContain('script-src');
    expect(await first.text()).toContain('<title>Amana</title>');

    const tag = first.headers.get('etag') ?? '';
    const second = await open(tag);
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');

    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('Amana', 'Newer'));
    expect(await (await open(tag)).text()).toContain('Newer');
  },
);

test.each([
  '/assets/index-old.js',
  '/assets/gone',
  '/logo.svg',
  '/.git/config',
  '/assets/..%2f..%2fpackage.json',
])('the missing file %s gets 404, not the page', async (path) => {
  const { url } = await aServer({ serveApp: aBuiltApp() });

  const response = await fetch(`${url}${path}`);

  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not found');
  expect(response.headers.get('content-type')).not.toMatch(/html/);
});

test.each(['/.vite/manifest.json', '/%2evite/manifest.json'])(
  'the list of files that Vite writes for tools is not served at %s',
  async (path) => {
    const folder = aBuiltApp();
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    const client = rawClient((await aServer({ serveApp: folder })).url);
    onTestFinished(() => client.close());

    expect((await client.send({ path, method: 'GET' }, null)).status).toBe(404);
  },
);

test('links in mails lead to the app that it serves', async () => {
  const server = await aServer({ serveApp: aBuiltApp() });

  await sendJson(server, 'POST', '/api/v1/User/ResendConfirmEmail', { email: 'ngozi@amana.test' });
  const mailbox = await fetch(`${server.url}/mock/v1/mailbox?to=ngozi@amana.test&kind=confirm-email`);

  expect(JSON.stringify(await mailbox.json())).toContain(`"link":"${server.url}/confirm-email`);
});

test('the page of the static demo finds its files from every address', async () => {
  const { url } = await aServer({ serveApp: aBuiltApp('<script src="./assets/index-abc123.js"></script>') });

  const page = await (await fetch(`${url}/dashboard/orders/1`)).text();

  expect(page).toContain('<script src="/assets/index-abc123.js">');
});

test('the identity widget is served as a script', async () => {
  const { url } = await aServer();

  const response = await fetch(`${url}/mock/v1/identity/client.js`);

  expect(response.headers.get('content-type')).toBe('text/javascript');
  // Parsed, not run, because it is a browser script.
  const text = await response.text();
  expect(() => new Script(text)).not.toThrow();
});

test('the built app: security headers of a deployment, and frames on its own site as on the stage', async () => {
  const { url } = await aServer({ serveApp: aBuiltApp() });

  for (const path of ['/', '/dashboard/overview']) {
    const { headers } = await fetch(url + path);

    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    // It would hold for everything at this host, and for months.
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  for (const path of ['/assets/index-abc123.js', '/assets/gone.js']) {
    const { headers } = await fetch(url + path);

    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBeNull();
  }
  const hashed = await fetch(`${url}/assets/index-abc123.js`);
  expect(await hashed.text()).toBe('export {};');
  expect(hashed.headers.get('content-type')).toMatch(/javascript/);
  expect(hashed.headers.get('cache-control')).toContain('immutable');
});
