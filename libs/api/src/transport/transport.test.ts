import type { AxiosAdapter } from 'axios';
import { AxiosError, AxiosHeaders } from 'axios';
import { afterEach, expect, test, vi } from 'vitest';
import { configureApi } from './api-options.ts';
import { NO_TOKENS } from './token-source.ts';
import { request } from './request.ts';

/** A server that notes who asks, and answers everybody with this status. */
function serverThatAnswers(status: number) {
  const asked: unknown[] = [];
  const patienceMs: unknown[] = [];
  const adapter: AxiosAdapter = (config) => {
    asked.push(config.headers.get('Authorization') ?? null);
    patienceMs.push(config.timeout);
    const response = { data: { data: null }, status, statusText: '', headers: new AxiosHeaders(), config };
    if (status < 400) return Promise.resolve(response);
    return Promise.reject(new AxiosError('', AxiosError.ERR_BAD_REQUEST, config, null, response));
  };
  const refresh = vi.fn(() => Promise.resolve('renewed'));
  configureApi({ baseUrl: '/api/v1', tokenSource: { getAccessToken: () => 'mine', refresh }, adapter });
  return { asked, patienceMs, refresh };
}

const order = { url: '/Order/GetById/1', method: 'GET' };
const asSomebodyElse = { headers: { Authorization: 'Bearer theirs' } };

afterEach(() => {
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS });
});

test('a call speaks for who is signed in', async () => {
  const { asked } = serverThatAnswers(200);

  await request(order);

  expect(asked).toEqual(['Bearer mine']);
});

test('a call that brings its caller speaks for them', async () => {
  const { asked } = serverThatAnswers(200);

  await request(order, asSomebodyElse);

  expect(asked).toEqual(['Bearer theirs']);
});

test('a call that brings its caller never renews the session of who is signed in', async () => {
  const { asked, refresh } = serverThatAnswers(401);

  await expect(request(order, asSomebodyElse)).rejects.toMatchObject({ status: 401 });

  expect(asked).toEqual(['Bearer theirs']);
  expect(refresh).not.toHaveBeenCalled();
});

test('only a call that carries a file may take a minute', async () => {
  const { patienceMs } = serverThatAnswers(200);
  const words = new FormData();
  words.set('Message', 'Hello');
  const withFile = new FormData();
  withFile.set('File', new File(['%PDF-'], 'receipt.pdf'));

  await request(order);
  await request({ ...order, method: 'POST', data: words });
  await request({ ...order, method: 'POST', data: withFile });

  expect(patienceMs).toEqual([15_000, 15_000, 60_000]);
});
