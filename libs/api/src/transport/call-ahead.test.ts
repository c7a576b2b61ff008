import type { AxiosAdapter } from 'axios';
import { AxiosHeaders } from 'axios';
import { afterEach, expect, test } from 'vitest';
import type { AnswerAhead, CallAhead } from './api-options.ts';
import { configureApi } from './api-options.ts';
import { request } from './request.ts';
import { serverClock } from './server-clock.ts';
import { NO_TOKENS } from './api-options.ts';

const HOUR_MS = 3_600_000;
const order = { url: '/Order/GetHistory', method: 'GET', params: { pageNumber: 1, pageSize: 10 } };

function json(body: unknown, status = 200): Promise<AnswerAhead> {
  return Promise.resolve({ status, headers: {}, text: JSON.stringify(body), arrivedAtMs: Date.now() });
}

function ahead(answer: Promise<AnswerAhead>, differing: Partial<CallAhead> = {}): CallAhead {
  const url = '/api/v1/Order/GetHistory?pageNumber=1&pageSize=10';
  return { url, token: 'mine', answer, sentAtMs: performance.now(), ...differing };
}

/** A server that answers 'afresh', for an application that has made this call ahead; what is sent to the server is noted. */
function applicationWith(call: CallAhead) {
  const sent: string[] = [];
  const adapter: AxiosAdapter = (config) => {
    sent.push(`${config.method} ${String(config.headers.get('Authorization'))}`);
    return Promise.resolve({
      data: { data: 'afresh' },
      status: 200,
      statusText: '',
      headers: new AxiosHeaders(),
      config,
    });
  };
  const tokenSource = { getAccessToken: () => 'mine', refresh: () => Promise.resolve('renewed') };
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter, callsAhead: [call] });
  return sent;
}

afterEach(() => {
  serverClock.learn(new Date().toUTCString());
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS });
});

test('what was asked ahead is not asked again, and answers once', async () => {
  const sent = applicationWith(ahead(json({ data: 'ahead' })));

  expect(await request(order)).toEqual({ data: 'ahead' });
  expect(sent).toEqual([]);
  expect(await request(order)).toEqual({ data: 'afresh' });
  expect(sent).toEqual(['get Bearer mine']);
});

test("the server's time is learnt as of when the answer came, however late it is taken", async () => {
  const arrivedAtMs = Date.now() - 10_000;
  const date = new Date(arrivedAtMs + HOUR_MS).toUTCString();
  const answer = { status: 200, headers: { date }, text: '{"data":"ahead"}', arrivedAtMs };
  applicationWith(ahead(Promise.resolve(answer)));

  await request(order);

  expect(Math.abs(serverClock.now() - Date.now() - HOUR_MS)).toBeLessThan(2_000);
});

test.each([
  ['of somebody else', { token: 'theirs' }],
  ['of another page', { url: '/api/v1/Order/GetHistory?pageNumber=2&pageSize=10' }],
  ['of a quarter of a minute ago', { sentAtMs: performance.now() - 15_000 }],
])('an answer %s is not taken', async (_, differing) => {
  applicationWith(ahead(json({ data: 'ahead' }), differing));

  expect(await request(order)).toEqual({ data: 'afresh' });
});

test('an answer from before something was changed is not taken', async () => {
  applicationWith(ahead(json({ data: 'ahead' })));

  await request({ url: '/Order/CancelOrder', method: 'POST' });

  expect(await request(order)).toEqual({ data: 'afresh' });
});

test('a token that was refused ahead is renewed, and the call made with the new one', async () => {
  const sent = applicationWith(ahead(json({ message: 'expired' }, 401)));

  expect(await request(order)).toEqual({ data: 'afresh' });
  expect(sent).toEqual(['get Bearer renewed']);
});

test.each([
  ['a refusal', json({ message: 'no' }, 403), { kind: 'http', status: 403, body: { message: 'no' } }],
  ['a broken server', json({ message: 'oh' }, 503), { kind: 'http', status: 503 }],
  [
    "a proxy's page",
    Promise.resolve({ status: 200, headers: {}, text: '<html>', arrivedAtMs: Date.now() }),
    { kind: 'parse', status: 200 },
  ],
])('%s is told as ever', async (_, answer, failure) => {
  applicationWith(ahead(answer));

  await expect(request(order)).rejects.toMatchObject(failure);
});

test.each([
  ['no network', () => new TypeError('Failed to fetch'), 'network'],
  ['no answer in time', () => new DOMException('', 'TimeoutError'), 'timeout'],
])('%s is told as ever', async (_, reason, kind) => {
  const answer = Promise.reject<AnswerAhead>(reason());
  applicationWith(ahead(answer));

  await expect(request(order)).rejects.toMatchObject({ kind });
});
