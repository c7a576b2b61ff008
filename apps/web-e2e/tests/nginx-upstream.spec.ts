import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type NameServer, startNameServer } from '../fixtures/name-server.ts';
import { type Site, HAS_NGINX, startNginx } from '../fixtures/nginx.ts';

const NAME = 'api.amana.test';
const FIRST = '127.0.0.1';
const SECOND = '127.0.0.2';

test.skip(!HAS_NGINX, 'nginx is not installed');
test.skip(process.platform !== 'linux', `only Linux answers at ${SECOND} without being set up`);

let folder = '';
let certificate = '';
let port = 0;
let nameServer: NameServer;
const servers: Server[] = [];
const sites: Site[] = [];

/** Answers with its own address, and with what it was told about the site that was asked for. */
async function startApi(address: string, listenPort: number): Promise<number> {
  const options = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(certificate) };
  const server = createServer(options, (request, response) => {
    const servername: unknown = Reflect.get(request.socket, 'servername');
    const { host, 'x-forwarded-host': forwardedHost } = request.headers;
    response.end(JSON.stringify({ address, servername, host, forwardedHost, url: request.url }));
  });
  servers.push(server.listen(listenPort, address));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function startSite(authorities: string): Promise<Site> {
  const site = await startNginx(`https://${NAME}:${port}`, {
    RESOLVER: `127.0.0.1:${nameServer.port}`,
    UPSTREAM_CA: authorities,
  });
  sites.push(site);
  return site;
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upstream-'));
  certificate = join(folder, 'certificate.pem');
  const names = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...files],
    {
      stdio: 'ignore',
    },
  );
  port = await startApi(FIRST, 0);
  await startApi(SECOND, port);
  nameServer = await startNameServer(FIRST);
});

test.afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  nameServer.close();
  await Promise.all(sites.map((site) => site.stop()));
  rmSync(folder, { recursive: true });
});

test('an https upstream gets its own name, and is found again when its address has changed', async ({
  request,
}) => {
  const site = await startSite(certificate);
  const ask = async (): Promise<unknown> => (await request.get(`${site.url}/api/v1/Order/GetAll?a=b`)).json();

  expect(await ask()).toEqual({
    address: FIRST,
    servername: NAME,
    host: `${NAME}:${port}`,
    forwardedHost: new URL(site.url).host,
    url: '/api/v1/Order/GetAll?a=b',
  });

  nameServer.address = SECOND;
  await expect.poll(ask).toMatchObject({ address: SECOND, servername: NAME });
});

test('an https upstream whose certificate is not trusted is not called', async ({ request }) => {
  const site = await startSite('/etc/ssl/certs/ca-certificates.crt');

  expect((await request.get(`${site.url}/api/v1/Order/GetAll`)).status()).toBe(502);
});
