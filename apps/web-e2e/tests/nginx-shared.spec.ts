import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@amana/mock-server/server-process';
import { HAS_NGINX, NGINX_ENVIRONMENT, answers, makeCertificate } from '../fixtures/nginx.ts';

test.skip(!HAS_NGINX, 'nginx is not installed');

const WORKSPACE = join(import.meta.dirname, '../../..');

let folder = '';
const stops: (() => Promise<void>)[] = [];

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-shared-'));
  // Started by root, nginx reads files as another user.
  execFileSync('chmod', ['755', folder]);
});
test.afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

function configure(...options: string[]): void {
  execFileSync(
    process.execPath,
    [
      join(WORKSPACE, 'libs/hosting/src/configure-command.ts'),
      ...['--from', join(WORKSPACE, 'apps/web/dist'), ...options],
    ],
    { stdio: ['ignore', 'ignore', 'ignore'] },
  );
}

async function startIn(prefix: string, url: string): Promise<void> {
  const server = spawn('nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: NGINX_ENVIRONMENT,
  });
  const ended = once(server, 'exit');
  stops.push(async () => {
    server.kill('SIGQUIT');
    await ended;
  });
  while (server.exitCode === null && !(await answers(url)));
  expect(server.exitCode).toBeNull();
}

test('two apps in a site of somebody else: each has its policy, and the other files are left alone', async () => {
  const site = join(folder, 'site');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  for (const [name, api] of [
    ['shop', 'https://shop-api.example/v1'],
    ['pay', 'https://pay-api.example/v1'],
  ] as const) {
    const settings = join(folder, `${name}.json`);
    writeFileSync(settings, JSON.stringify({ apiBaseUrl: api }));
    configure(
      ...['--to', site, '--base-path', `/${name}/`, '--nginx', join(folder, name), '--config', settings],
    );
  }
  mkdirSync(join(site, 'blog'));
  writeFileSync(join(site, 'blog/index.php'), '<?php $password = "secret"; ?>');
  writeFileSync(join(site, 'blog/.env'), 'PASSWORD=secret');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root "${site}";
    include "${folder}/shop/app.conf";
    include "${folder}/pay/app.conf";
    location ~ \\.php$ { return 200 "run by PHP"; }
    location ~ /\\. { return 403; }
  }
}
`,
  );
  await startIn(folder, url);

  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/shop/login')).toContain('https://shop-api.example');
  expect(await policyOf('/shop/login')).not.toContain('pay-api');
  expect(await policyOf('/pay/login')).toContain('https://pay-api.example');
  expect(await policyOf('/blog/')).toBe('');
  expect(await (await fetch(`${url}/blog/index.php`)).text()).toBe('run by PHP');
  expect((await fetch(`${url}/blog/.env`)).status).toBe(403);
  expect((await fetch(`${url}/shop/.env`)).status).toBe(404);
  expect((await fetch(`${url}/shop/x.php`)).status).toBe(404);
});

test('the server of an app in a folder publishes no file beside the folder', async () => {
  const site = join(folder, 'beside');
  const port = await freePort();
  configure(
    ...['--to', site, '--base-path', '/shop/', '--nginx', join(folder, 'own')],
    ...['--listen', `127.0.0.1:${port}`],
  );
  for (const name of ['index.php', 'notes.txt']) writeFileSync(join(site, name), 'secret');
  await startIn(join(folder, 'own'), `http://127.0.0.1:${port}`);

  for (const name of ['index.php', 'notes.txt'])
    expect((await fetch(`http://127.0.0.1:${port}/${name}`)).status, name).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/shop/`)).status).toBe(200);
});

test("a certificate: https with HTTP/2, a redirect from http, and the operator's own lines", async () => {
  const { certificate, key } = makeCertificate(folder, 'app.amana.test');
  const [port, plainPort] = [await freePort(), await freePort()];
  const nginx = join(folder, 'tls');
  configure(
    ...['--to', join(folder, 'secure'), '--nginx', nginx, '--listen', `127.0.0.1:${port}`],
    ...['--tls-certificate', certificate, '--tls-key', key, '--redirect-from', `127.0.0.1:${plainPort}`],
  );
  writeFileSync(join(nginx, 'own/name.conf'), 'add_header X-Own "yes";\nlocation = /own { return 204; }\n');
  mkdirSync(join(folder, 'secure/.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(folder, 'secure/.well-known/acme-challenge/abc'), 'proof');
  const plain = `http://127.0.0.1:${plainPort}`;
  await startIn(nginx, plain);

  const redirected = await fetch(`${plain}/login?referral=a`, { redirect: 'manual' });
  expect(redirected.status).toBe(308);
  expect(redirected.headers.get('location')).toBe(`https://127.0.0.1:${port}/login?referral=a`);
  expect(await (await fetch(`${plain}/.well-known/acme-challenge/abc`)).text()).toBe('proof');

  const ca = readFileSync(certificate);
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: 'app.amana.test' });
  const stream = session.request({ ':path': '/login' });
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  // A page longer than the window of HTTP/2 (65,535 bytes) is sent only while it is read.
  stream.resume();
  await once(stream, 'close');
  session.close();
  const own = requestHttps({ port, path: '/own', ca, servername: 'app.amana.test' }).end();
  const [{ statusCode }] = (await once(own, 'response')) as [{ statusCode: number }];
  expect(statusCode).toBe(204);
});
