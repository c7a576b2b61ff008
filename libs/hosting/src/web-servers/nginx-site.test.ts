import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeCertificate } from '../testing/certificate.ts';
import { HAS_NGINX, freePort, makeSite } from '../testing/start-nginx.ts';

/** That one address may have at once. */
const CONNECTIONS = 500;
/** nginx allows 128 in one connection of HTTP/2. */
const STREAMS = 125;

describe.skipIf(!HAS_NGINX)('the server around the app', () => {
  let site: Awaited<ReturnType<typeof makeSite>>;

  beforeEach(async () => void (site = await makeSite()));
  afterEach(() => site.stop());

  test('may be that of somebody else, with two apps: each has its policy and upstream', async () => {
    const { folder } = site;
    for (const name of ['shop', 'pay'])
      await site.configure(
        [
          ...['--base-path', `/${name}/`, '--nginx', join(folder, name)],
          ...['--api-upstream', 'http://127.0.0.1:1'],
        ],
        { AMANA_API_BASE_URL: `/${name}-api`, AMANA_REPORT_URL: `https://${name}.example/reports` },
      );
    mkdirSync(join(folder, 'site/blog'));
    writeFileSync(join(folder, 'site/blog/index.php'), '<?php $password = "secret"; ?>');
    const port = await freePort();
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid nginx.pid;
events {}
http {
  access_log off;
  include "${folder}/shop/upstream.conf";
  include "${folder}/pay/upstream.conf";
  server {
    listen 127.0.0.1:${port};
    root "${folder}/site";
    include "${folder}/shop/api.conf";
    include "${folder}/shop/app.conf";
    include "${folder}/pay/api.conf";
    include "${folder}/pay/app.conf";
    location ~ \\.php$ { return 200 "run by PHP"; }
    location ~ /\\. { return 403; }
  }
}
`,
    );
    const url = `http://127.0.0.1:${port}`;
    await site.start(folder, url);

    const answer = async (path: string) => {
      const { status, headers } = await fetch(url + path);
      return `${status} ${/\w+\.example/.exec(headers.get('content-security-policy') ?? '')?.[0]}`;
    };
    expect(await answer('/shop/login')).toBe('200 shop.example');
    expect(await answer('/pay/login')).toBe('200 pay.example');
    expect(await answer('/shop-api/Order/GetAll')).toBe('502 undefined');
    expect(await answer('/blog/.env')).toBe('403 undefined');
    expect(await answer('/shop/.env')).toBe('404 shop.example');
    expect(await answer('/shop/x.php')).toBe('404 shop.example');
    expect(await (await fetch(`${url}/blog/index.php`)).text()).toBe('run by PHP');
  });

  test("with a certificate: https with HTTP/2, a redirect from http, and the operator's own lines", async () => {
    const { folder } = site;
    const { certificate, key } = makeCertificate(folder, 'app.amana.test');
    const [port, plainPort] = [await freePort(), await freePort()];
    const nginx = join(folder, 'nginx');
    const options = [
      ...['--nginx', nginx, '--listen', `127.0.0.1:${port}`, '--redirect-from', `127.0.0.1:${plainPort}`],
      ...['--tls-certificate', certificate, '--tls-key', key],
    ];
    await site.configure(options);
    writeFileSync(join(nginx, 'own/name.conf'), 'location = /own { return 204; }\n');
    await site.configure(options);
    mkdirSync(join(folder, 'site/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(folder, 'site/.well-known/acme-challenge/abc'), 'proof');
    const plain = `http://127.0.0.1:${plainPort}`;
    await site.start(nginx, plain);

    const redirected = await fetch(`${plain}/login?referral=a`, { redirect: 'manual' });
    expect(redirected.status).toBe(308);
    expect(redirected.headers.get('location')).toBe(`https://127.0.0.1:${port}/login?referral=a`);
    expect(await (await fetch(`${plain}/.well-known/acme-challenge/abc`)).text()).toBe('proof');

    const ca = readFileSync(certificate);
    const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: 'app.amana.test' });
    const [headers] = (await once(session.request({ ':path': '/login' }), 'response')) as [
      Record<string, unknown>,
    ];
    expect(headers[':status']).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    session.destroy();
    const own = requestHttps({ port, path: '/own', ca, servername: 'app.amana.test' }).end();
    const [{ statusCode }] = (await once(own, 'response')) as [{ statusCode: number }];
    expect(statusCode).toBe(204);
    // Its key is not of one connection: who gets it later reads what was recorded.
    const old = connectTls({
      port,
      ca,
      servername: 'app.amana.test',
      maxVersion: 'TLSv1.2',
      ciphers: 'AES128-GCM-SHA256',
    });
    expect(await once(old, 'error')).toHaveLength(1);
  });

  test('where TLS ends, an address is what nginx sees, and has a limit of connections', async () => {
    const { folder } = site;
    const { certificate, key } = makeCertificate(folder, 'app.amana.test');
    const upstream = createServer((request, response) => {
      if (request.url !== '/api/v1/wait') response.end(JSON.stringify(request.headers));
    }).listen(0, '127.0.0.1', CONNECTIONS);
    await once(upstream, 'listening');
    const port = await freePort();
    const nginx = join(folder, 'nginx');
    await site.configure([
      ...['--nginx', nginx, '--listen', `127.0.0.1:${port}`, '--redirect-from', 'off'],
      ...['--tls-certificate', certificate, '--tls-key', key],
      ...['--api-upstream', `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`],
    ]);
    // Shows in plain HTTP when nginx listens.
    const plain = await freePort();
    const server = `server { listen 127.0.0.1:${plain}; return 204; }`;
    appendFileSync(join(nginx, 'site.conf'), server);
    await site.start(nginx, `http://127.0.0.1:${plain}`);
    const connect = () => {
      const session = connectHttp2(`https://127.0.0.1:${port}`, {
        ca: readFileSync(certificate),
        servername: 'app.amana.test',
      });
      onTestFinished(() => session.destroy());
      return session;
    };
    const forged = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded'];
    const session = connect();
    const answer = session.request({
      ':path': '/api/v1/headers',
      ...Object.fromEntries(forged.map((name) => [name, 'forged'])),
    });
    const received = JSON.parse(await text(answer)) as Record<string, string>;

    expect(received).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
    expect(Object.values(received)).not.toContain('forged');

    let waiting = 0;
    upstream.on('request', () => (waiting += 1));
    for (let count = 0; count < CONNECTIONS; count += STREAMS) {
      const other = connect();
      for (let stream = 0; stream < STREAMS; stream += 1) other.request({ ':path': '/api/v1/wait' });
    }
    await expect.poll(() => waiting).toBe(CONNECTIONS);
    const [refused] = (await once(session.request({ ':path': '/login' }), 'response')) as [
      Record<string, unknown>,
    ];
    expect(refused[':status']).toBe(429);
    // nginx waits for their answers before it ends.
    upstream.close();
    upstream.closeAllConnections();
  });
});
