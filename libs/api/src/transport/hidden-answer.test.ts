import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerInTurn, header } from '../testing/answering-service.ts';
import { configureApi, NO_TOKENS } from './api-options.ts';
import { request } from './transport.ts';

const GET_OVERVIEW = { url: '/Transaction/Overview' };

const EXPIRED = `head.${btoa('{"exp":1}')}.signature`;

/** Simulates a browser that hides the answers of the API, except to a repeated call. */
function hideAnswers(baseUrl: string, tokenSource = NO_TOKENS) {
  return answerInTurn(header('Authorization'), ['broken', 200], { baseUrl, tokenSource });
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
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}/api/v1`;
}

test('a call without an answer: has a code if the service is reachable', async () => {
  hideAnswers(await serverOnAnotherOrigin());

  await expect(request(GET_OVERVIEW)).rejects.toMatchObject({
    kind: 'hidden',
    text: 'The service could not be reached from this page. If it happens again, contact support.',
    code: 'getOverview-no-answer',
  });
});

test('of a call that was cancelled no cause is looked for', async () => {
  hideAnswers(await serverOnAnotherOrigin());
  const probe = vi.spyOn(globalThis, 'fetch');

  await expect(request({ ...GET_OVERVIEW, signal: AbortSignal.abort() })).rejects.toThrow();

  expect(probe).not.toHaveBeenCalled();
  probe.mockRestore();
});

test('an unreachable service: another cause', async () => {
  hideAnswers('http://127.0.0.1:1/api/v1');

  await expect(request(GET_OVERVIEW)).rejects.toMatchObject({ kind: 'network', text: null });
});

test('a hidden answer to an expired token: one refresh and one repetition', async () => {
  const tokens = hideAnswers(await serverOnAnotherOrigin(), WITH_EXPIRED_TOKEN);

  await request({ url: '/Notifications/MarkAllAsRead', method: 'GET' });

  expect(tokens).toEqual([`Bearer ${EXPIRED}`, 'Bearer renewed']);
});
