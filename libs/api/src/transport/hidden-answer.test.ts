import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxiosError } from 'axios';
import { afterEach, expect, test } from 'vitest';
import { configureApi, NO_TOKENS } from './api-options.ts';
import { request } from './request.ts';

const GET_OVERVIEW = { url: '/Transaction/Overview' };

/** A browser that lets no answer of the API through. */
function hideAnswers(baseUrl: string): void {
  const adapter = () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK));
  configureApi({ baseUrl, tokenSource: NO_TOKENS, adapter });
}

afterEach(() => {
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS });
});

async function serverOnAnotherOrigin() {
  const server = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { baseUrl: `http://127.0.0.1:${port}/api/v1`, close };
}

test('a call without an answer says so with a code, if the service can be reached', async () => {
  const { baseUrl, close } = await serverOnAnotherOrigin();
  hideAnswers(baseUrl);

  await expect(request(GET_OVERVIEW)).rejects.toMatchObject({
    kind: 'hidden',
    text: 'The service could not be reached from this page. If it happens again, contact support. Code: getOverview-no-answer',
  });
  await close();
});

test('a service that cannot be reached at all is another cause', async () => {
  const { baseUrl, close } = await serverOnAnotherOrigin();
  await close();
  hideAnswers(baseUrl);

  await expect(request(GET_OVERVIEW)).rejects.toMatchObject({ kind: 'network', text: null });
});
