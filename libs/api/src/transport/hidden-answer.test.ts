import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AxiosAdapter, AxiosError } from 'axios';
import { afterEach, expect, test, vi } from 'vitest';
import { configureApi, NO_TOKENS } from './api-options.ts';
import { request } from './request.ts';

const GET_OVERVIEW = { url: '/Transaction/Overview' };

const EXPIRED = `head.${btoa('{"exp":1}')}.signature`;

/** Simulates a browser that hides all answers of the API, or the answers to an expired token. */
function hideAnswers(baseUrl: string, tokenSource = NO_TOKENS) {
  const tokens: unknown[] = [];
  const adapter: AxiosAdapter = (config) => {
    const token = config.headers.get('Authorization');
    tokens.push(token);
    if (token !== 'Bearer renewed')
      return Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK));
    return Promise.resolve({ data: { data: null }, status: 200, statusText: '', headers: {}, config });
  };
  configureApi({ baseUrl, tokenSource, adapter });
  return tokens;
}

const WITH_EXPIRED_TOKEN = {
  getAccessToken: () => EXPIRED,
  refresh: () => Promise.resolve('renewed'),
};

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

test('a call without an answer: has a code if the service is reachable', async () => {
  const { baseUrl, close } = await serverOnAnotherOrigin();
  hideAnswers(baseUrl);

  await expect(request(GET_OVERVIEW)).rejects.toMatchObject({
    kind: 'hidden',
    text: 'The service could not be reached from this page. If it happens again, contact support.',
    code: 'getOverview-no-answer',
  });
  await close();
});

test('of a call that was cancelled no cause is looked for', async () => {
  const { baseUrl, close } = await serverOnAnotherOrigin();
  hideAnswers(baseUrl);
  const probe = vi.spyOn(globalThis, 'fetch');

  await expect(request({ ...GET_OVERVIEW, signal: AbortSignal.abort() })).rejects.toThrow();

  expect(probe).not.toHaveBeenCalled();
  probe.mockRestore();
  await close();
});

test('an unreachable service: another cause', async () => {
  const { baseUrl, close } = await serverOnAnotherOrigin();
  await close();
  hideAnswers(baseUrl);

  await expect(request(GET_OVERVIEW)).rejects.toMatchObject({ kind: 'network', text: null });
});

test('a hidden answer to an expired token: one refresh and one repetition', async () => {
  const { baseUrl, close } = await serverOnAnotherOrigin();
  const tokens = hideAnswers(baseUrl, WITH_EXPIRED_TOKEN);

  await request({ url: '/Notifications/MarkAllAsRead', method: 'GET' });

  expect(tokens).toEqual([`Bearer ${EXPIRED}`, 'Bearer renewed']);
  await close();
});

test('a change without a readable answer is not sent again', async () => {
  const { baseUrl, close } = await serverOnAnotherOrigin();
  const tokens = hideAnswers(baseUrl, WITH_EXPIRED_TOKEN);

  await expect(request({ url: '/Order/CreateOrder', method: 'POST' })).rejects.toMatchObject({
    kind: 'hidden',
  });

  expect(tokens).toEqual([`Bearer ${EXPIRED}`]);
  await close();
});
