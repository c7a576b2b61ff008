import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../testing/certificate.ts';
import { startNameServer } from '../testing/name-server.ts';
import { HAS_NGINX, makeSite } from '../testing/start-nginx.ts';

const NAME = 'api.amana.test';
const FIRST = '127.0.0.1';
/** Only Linux answers there without being set up. */
const SECOND = '127.0.0.2';

describe.skipIf(!HAS_NGINX || process.platform !== 'linux')('an https upstream', () => {
  const servers: Server[] = [];
  let site: Awaited<ReturnType<typeof makeSite>>;
  let nameServer: Awaited<ReturnType<typeof startNameServer>>;
  let files: ReturnType<typeof makeCertificate>;
  let forwarding: string[] = [];

  /** Answers with its own address and the requested site. */
  async function startApi(address: string, listenPort: number): Promise<number> {
    const options = { key: readFileSync(files.key), cert: readFileSync(files.certificate) };
    const server = createServer(options, (request, response) => {
      const servername: unknown = Reflect.get(request.socket, 'servername');
      const { host, 'x-forwarded-host': forwardedHost } = request.headers;
      response.end(JSON.stringify({ address, servername, host, forwardedHost }));
    });
    servers.push(server.listen(listenPort, address));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    site = await makeSite();
    files = makeCertificate(site.folder, NAME);
    const port = await startApi(FIRST, 0);
    await startApi(SECOND, port);
    nameServer = await startNameServer(FIRST);
    forwarding = ['--api-upstream', `https://${NAME}:${port}`, '--resolver', `${FIRST}:${nameServer.port}`];
  });
  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    nameServer.close();
    await site.stop();
  });

  test('gets its own name, and is resolved again when it moves', async () => {
    const url = await site.serve([...forwarding, '--upstream-ca', files.certificate]);
    const ask = async (): Promise<unknown> => (await fetch(`${url}/api/v1/Order/GetAll`)).json();

    const { port } = new URL(`${forwarding[1]}`);
    const asked = { servername: NAME, host: `${NAME}:${port}`, forwardedHost: new URL(url).host };
    expect(await ask()).toEqual({ address: FIRST, ...asked });

    nameServer.address = SECOND;
    await expect.poll(ask).toEqual({ address: SECOND, ...asked });
  });

  test('is not called if its certificate is not trusted', async () => {
    const url = await site.serve(forwarding);

    expect((await fetch(`${url}/api/v1/Order/GetAll`)).status).toBe(502);
  });
});
