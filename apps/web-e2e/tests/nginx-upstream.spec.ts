import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Site, HAS_NGINX, makeCertificate, startNginx } from '../fixtures/nginx.ts';

/** A DNS server that answers every name with one IPv4 address and a lifetime of one second. */
interface NameServer {
  readonly port: number;
  address: string;
  close(): void;
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const TTL_SECONDS = 1;

/** RFC 1035, section 4: header, question, answer. */
function answerTo(query: Buffer, address: string): Buffer {
  const questionEnd = query.indexOf(0, HEADER_BYTES) + 5;
  const question = query.subarray(HEADER_BYTES, questionEnd);
  const hasAnswer = query.readUInt16BE(questionEnd - 4) === TYPE_A;
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  // A response without an error; one question, no further records.
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(hasAnswer ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  // The name of the question, type A, class IN, time to live, four bytes.
  const answer = [
    0xc0,
    HEADER_BYTES,
    0,
    TYPE_A,
    0,
    1,
    0,
    0,
    0,
    TTL_SECONDS,
    0,
    4,
    ...address.split('.').map(Number),
  ];
  return Buffer.concat([header, question, ...(hasAnswer ? [Buffer.from(answer)] : [])]);
}

async function startNameServer(address: string): Promise<NameServer> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server = { port: socket.address().port, address, close: () => void socket.close() };
  socket.on('message', (query, { port, address: sender }) => {
    socket.send(answerTo(query, server.address), port, sender);
  });
  return server;
}

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

/** Answers with its own address and the requested site. */
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
  ({ certificate } = makeCertificate(folder, NAME));
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

test('https upstream: gets its own name, and is resolved again when it moves', async ({ request }) => {
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
