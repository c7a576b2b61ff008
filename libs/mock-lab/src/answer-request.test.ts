import { PERSONAS, createRandom } from '@amana/mock-backend';
import { mswHandlers } from '@amana/mock-backend/msw';
import type { TestBackend } from '@amana/mock-backend/testing';
import {
  type OperationId,
  API_BASE_PATHS,
  operationIds,
  operationTable,
  validateBody,
} from '@amana/api/contract';
import { answerIssues } from '@amana/api/contract/testing';
import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createTestBackend } from './testing/test-lab.ts';

const [ADA, CHIDI] = PERSONAS;
const ORIGIN = 'http://amana.test';
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';
const LOGIN = { email: ADA.email, password: 'Passw0rd!' };

function raw(operationId: OperationId, init: RequestInit & { search?: string } = {}): Request {
  const { api, path, method } = operationTable[operationId];
  const address = path.replaceAll(/\{\w+\}/g, NOBODYS_ID);
  return new Request(`${ORIGIN}${API_BASE_PATHS[api]}${address}${init.search ?? ''}`, { method, ...init });
}

const secured = operationIds.filter((id) => operationTable[id].secured);

test.each(secured)('%s requires a valid access token', async (operationId) => {
  const backend = await createTestBackend();
  const signIn = async (id: string) => (await backend.call('createPersonaSession', { path: { id } })).data;
  const expired = (await signIn('ada')).token;
  await backend.call('moveClock', { body: { advanceMs: 900_000 } });
  const { refreshToken } = await signIn('ada');
  const deleted = (await signIn('bola')).token;
  await backend.call('deleteUser', { path: { id: PERSONAS[2].userId }, as: 'bola' });
  const before = backend.fingerprint();

  for (const authorization of [
    null,
    'Bearer',
    'Bearer garbage',
    `Basic ${expired}`,
    `Bearer ${expired}`,
    `Bearer ${refreshToken}`,
    `Bearer ${deleted}`,
  ]) {
    const request = raw(operationId, authorization === null ? {} : { headers: { authorization } });
    expect([authorization, (await backend.send(operationId, request)).status]).toEqual([authorization, 401]);
  }
  expect(backend.fingerprint()).toBe(before);
});

const withJson = operationIds.filter((id) => operationTable[id].body === 'json');

test.each(withJson)('%s refuses a body that is malformed or breaks the contract', async (operationId) => {
  const backend = await createTestBackend();
  const { token } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const before = backend.fingerprint();
  const send = async (text: string, contentType = 'application/json') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
    return (await backend.send(operationId, raw(operationId, { headers, body: text }))).status;
  };

  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    '{"unknownField":1}',
    '{"__proto__":{"a":1}}',
    '\u0000',
  ]) {
    expect([text, await send(text)]).toEqual([text, 400]);
  }
  for (const type of ['text/plain', 'application/json-patch+json', 'multipart/form-data']) {
    expect([type, await send('{}', type)]).toEqual([type, 415]);
  }
  if (operationId !== 'putSnapshot') {
    expect(await send(JSON.stringify({ filler: 'x'.repeat(300_000) }))).toBe(413);
  }
  expect(backend.fingerprint()).toBe(before);
});

test('a request without a stream, as in Firefox: read up to the limit', async () => {
  const backend = await createTestBackend();
  const send = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = raw('login', { headers, body: JSON.stringify(body) });
    Object.defineProperty(request, 'body', { value: undefined });
    return (await backend.send('login', request)).status;
  };

  expect(await send(LOGIN)).toBe(200);
  expect(await send({ ...LOGIN, password: 'x'.repeat(300_000) })).toBe(413);
});

const withForm = operationIds.filter((id) => operationTable[id].body === 'multipart');

test.each(withForm)(
  '%s: refuses a malformed form, a repeated field and a contract breach',
  async (operationId) => {
    const backend = await createTestBackend();
    const { token } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
    const before = backend.fingerprint();
    const headers = { authorization: `Bearer ${token}` };
    const form = (...fields: [string, string][]) => {
      const data = new FormData();
      for (const [name, value] of fields) data.append(name, value);
      return data;
    };

    const statuses = [
      raw(operationId, {
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        body: 'junk',
      }),
      raw(operationId, { headers, body: form() }),
      raw(operationId, { headers, body: form(['Unknown', 'x']) }),
      raw(operationId, { headers, body: form(['Title', 'a'], ['Title', 'b']) }),
      raw(operationId, { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }),
      raw(operationId, { headers: { ...headers, 'content-length': String(6 * 1024 * 1024) }, body: form() }),
    ].map(async (request) => (await backend.send(operationId, request)).status);

    expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400, 415, 413]);
    expect(backend.fingerprint()).toBe(before);
  },
);

test('an unknown, repeated or non-numeric parameter is refused by name', async () => {
  const backend = await createTestBackend();
  const { token } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const headers = { authorization: `Bearer ${token}` };

  for (const [search, field] of [
    ['?pageNumber=1&pageSize=10&extra=1', 'extra'],
    ['?pageNumber=1&pageNumber=2&pageSize=10', 'pageNumber'],
    ['?pageNumber=1&pageSize=ten', 'pageSize'],
    ['?pageNumber=0&pageSize=10', 'pageNumber'],
    ['?pageNumber=1&pageSize=10&__proto__=1', '__proto__'],
  ] as const) {
    const { status, body } = await backend.send(
      'getOrderHistory',
      raw('getOrderHistory', { headers, search }),
    );
    expect([search, status]).toEqual([search, 400]);
    expect(body).toHaveProperty(['400']);
    // Compared as text, because matchers ignore a field called '__proto__'.
    expect(JSON.stringify(body)).toContain(`"errors":{"${field}":[`);
  }
});

test('amounts: every whole number of kobo is valid, and no fraction', () => {
  const random = createRandom('amounts');
  const judge = (amount: number) => {
    const body = { accountNumber: '9012345678', amount };
    return validateBody('sendTransfer', body).ok;
  };

  for (let tries = 0; tries < 20_000; tries += 1) {
    const kobo = 1 + random.below(10 ** random.below(13));
    expect([kobo, judge(kobo / 100)]).toEqual([kobo, true]);
    expect([kobo, judge(kobo / 100 + 0.001)]).toEqual([kobo, false]);
  }
});

test('an id in the path: not empty and well-formed', async () => {
  const backend = await createTestBackend();
  const { token } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const status = async (method: string, path: string) => {
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    return (await backend.backend.fetch(request)).status;
  };

  expect(await status('GET', '/api/v1/User/Get')).toBe(404);
  expect(await status('GET', '/api/v1/User/Get/%E0%A4%A')).toBe(400);
  expect(await status('GET', '/api/v1/User/Get/not-an-id')).toBe(400);
});

test('another origin may call with a token and read the Date header', async () => {
  const backend = await createTestBackend();
  const request = new Request(`${ORIGIN}/api/v1/Auth/Login`, { method: 'OPTIONS' });

  const response = await backend.backend.fetch(request);

  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
  expect(response.headers.get('access-control-allow-headers')).toContain('Traceparent');
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
});

test('a planned failure happens as often as planned and changes nothing', async () => {
  const backend = await createTestBackend();
  await backend.call('putFaults', { body: { failNext: [{ operationId: 'login', status: 503, times: 2 }] } });

  expect((await backend.refusal('login', { body: LOGIN })).status).toBe(503);
  expect((await backend.refusal('login', { body: LOGIN })).status).toBe(503);
  await backend.call('login', { body: LOGIN });
  expect((await backend.call('getFaults')).data.failNext).toEqual([]);
});

test('faults affect every call of the API and never the control API', async () => {
  const backend = await createTestBackend();

  await backend.call('putFaults', { body: { failureRate: 1 } });
  expect((await backend.refusal('login', { body: LOGIN })).status).toBe(503);
  await backend.call('putFaults', { body: { offline: true } });
  expect((await backend.backend.fetch(await backend.request('login', { body: LOGIN }))).type).toBe('error');
  await backend.call('getState');

  await backend.call('putFaults', { body: {} });
  await backend.call('login', { body: LOGIN });
});

test('latency delays a response by the configured time', async () => {
  vi.useFakeTimers();
  try {
    const backend = await createTestBackend();
    await backend.call('putFaults', { body: { latencyMs: 400, jitterMs: 100 } });
    let answered = false;
    const answer = backend.refusal('getUser', { path: { id: ADA.userId } }).then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(399);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(101);
    await answer;
  } finally {
    vi.useRealTimers();
  }
});

async function walk(backend: TestBackend, answer: (request: Request) => Promise<Response | undefined>) {
  const seen: unknown[] = [];
  const step = async (request: Request) => {
    const response = await answer(request);
    seen.push([response?.status, Object.fromEntries(response?.headers ?? []), await response?.text()]);
  };
  const picture = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'me.jpg', { type: 'image/jpeg' });
  await step(await backend.request('login', { body: LOGIN }));
  await step(await backend.request('login', { body: { ...LOGIN, password: 'wrong' } }));
  await step(await backend.request('getUser', { path: { id: ADA.userId }, as: 'ada' }));
  await step(await backend.request('getUser', { path: { id: ADA.userId } }));
  await step(await backend.request('getUser', { path: { id: ADA.userId }, as: 'chidi' }));
  await step(await backend.request('getBanks', { query: { Filter: 'bank', PageSize: 3 }, as: 'ada' }));
  await step(
    await backend.request('updateProfilePicture', {
      path: { id: CHIDI.userId },
      body: { ProfilePictureFile: picture },
      as: 'chidi',
    }),
  );
  await step(await backend.request('forgotPassword', { body: { email: ADA.email } }));
  await step(await backend.request('getMailbox', {}));
  await step(await backend.request('moveClock', { body: { advanceMs: 1000 } }));
  await step(await backend.request('clearMailbox', {}));
  await step(await backend.request('updateSettings', { body: { autoPayAfterMs: null } }));
  await step(new Request(`${ORIGIN}/api/v1/Nothing`));
  await step(new Request(`${ORIGIN}/mock/v1/Nothing`, { method: 'DELETE' }));
  return { seen, end: backend.fingerprint() };
}

test('seed: the same gives identical responses, another does not', async () => {
  const life = async (seed: string) => {
    const backend = await createTestBackend({ seed });
    return walk(backend, (request) => backend.backend.fetch(request));
  };

  const [first, second, other] = [await life('one'), await life('one'), await life('other')];

  expect(second).toEqual(first);
  expect(other.end).not.toBe(first.end);
});

test('MSW gives the same responses as the backend itself', async () => {
  const direct = await createTestBackend();
  const behind = await createTestBackend();
  const handlers = mswHandlers(behind.backend);

  const answered = await walk(behind, (request) => getResponse(handlers, request));

  expect(answered).toEqual(await walk(direct, (request) => direct.backend.fetch(request)));
  expect(await getResponse(handlers, new Request(`${ORIGIN}/elsewhere`))).toBeUndefined();
});

test('contract: describes every refusal of every operation', () => {
  const body = { message: 'x', '400': 'x' };
  for (const id of operationIds) {
    const { secured: wantsToken, body: kind, api } = operationTable[id];
    const possible = [
      ...(wantsToken ? [401] : []),
      ...(kind === 'none' ? [] : [400, 413, 415]),
      ...(api === 'amana' ? [503] : []),
    ];
    for (const status of possible)
      expect([id, status, answerIssues(id, status, body)]).toEqual([id, status, undefined]);
  }
});
