import { ApiError, configureApi } from '@amana/api';
import { QueryObserver } from '@tanstack/react-query';
import { AxiosError, type AxiosAdapter } from 'axios';
import { allSettled, fork } from 'effector';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTokenSource, credentialsSet, loggedOut } from '../session/index.ts';
import { goToSiteRootFx } from '../session/session.ts';
import { ADA } from '../testing/sample-user.ts';
import { $queryClient, createQueryClient } from './query-client.ts';

async function signedInApp() {
  const queryClient = createQueryClient();
  const scope = fork({
    values: [[$queryClient, queryClient]],
    handlers: [[goToSiteRootFx, () => undefined]],
  });
  const params = { user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0' };
  await allSettled(credentialsSet, { scope, params });
  return { queryClient, scope };
}

test('data that no screen uses leaves the cache after a minute', () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.setQueryData(['order'], 'Leather sandals');

  vi.advanceTimersByTime(59_999);
  expect(client.getQueryData(['order'])).toBe('Leather sandals');
  vi.advanceTimersByTime(1);

  expect(client.getQueryData(['order'])).toBeUndefined();
});

test('what one person has fetched is gone once they sign out', async () => {
  const { queryClient, scope } = await signedInApp();
  queryClient.setQueryData(['order'], 'Leather sandals');
  expect(queryClient.getQueryData(['order'])).toBe('Leather sandals');

  await allSettled(loggedOut, { scope });

  expect(queryClient.getQueryData(['order'])).toBeUndefined();
});

test('only queries that failed for lack of a session are repeated after it', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isUp = false;
  const adapter: AxiosAdapter = (config) => {
    const data = { data: { token: 'access-1', refreshToken: 'refresh-1' } };
    const response = { data, status: isUp ? 200 : 503, statusText: '', headers: {}, config };
    return isUp
      ? Promise.resolve(response)
      : Promise.reject(new AxiosError('down', '503', config, null, response));
  };
  const { queryClient, scope } = await signedInApp();
  const tokenSource = createTokenSource(scope);
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
  const readProfile = vi.fn(() => tokenSource.refresh('access-0'));
  const readBanks = vi.fn(() => Promise.resolve('Access Bank'));
  for (const [name, queryFn] of [
    ['profile', readProfile],
    ['banks', readBanks],
  ] as const) {
    const observer = new QueryObserver<unknown>(queryClient, { queryKey: [name], queryFn, retry: false });
    onTestFinished(observer.subscribe(() => undefined));
  }
  // The first call loads the transport.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryState(['profile'])?.status).toBe('error');

  isUp = true;
  await vi.advanceTimersByTimeAsync(2_000);

  expect(queryClient.getQueryData(['profile'])).toBe('access-1');
  expect(readBanks).toHaveBeenCalledOnce();
});

describe('a query of a service that answers 503', () => {
  function observe(...waitsMs: number[]) {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const read = vi.fn(() => {
      const waitMs = waitsMs[read.mock.calls.length - 1];
      if (waitMs === undefined) return Promise.resolve('Access Bank');
      return Promise.reject(new ApiError({ kind: 'unavailable', status: 503, text: null, waitMs }));
    });
    const client = createQueryClient();
    const observer = new QueryObserver<unknown>(client, { queryKey: ['banks'], queryFn: read });
    onTestFinished(observer.subscribe(() => undefined));
    const status = () => client.getQueryState(['banks'])?.status;
    return { read, status, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
  }

  test('without Retry-After: is retried after 1 and 2 seconds', async () => {
    const { read, status, pass } = observe(0, 0, 0, 0);

    await pass(999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(2_000);

    expect(read).toHaveBeenCalledTimes(3);
    expect(status()).toBe('error');
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('with a short Retry-After: is retried after it', async () => {
    const { read, status, pass } = observe(4_000);

    await pass(3_999);
    expect(read).toHaveBeenCalledTimes(1);
    expect(status()).toBe('pending');
    await pass(1);

    expect(status()).toBe('success');
  });

  test('with a long Retry-After: fails at once, and is read again after it', async () => {
    const { read, status, pass } = observe(20_000, 20_000);

    await pass(0);
    expect(status()).toBe('error');
    await pass(19_999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(20_000);

    expect(status()).toBe('success');
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(3);
  });
});
