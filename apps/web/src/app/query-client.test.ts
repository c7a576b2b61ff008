import { configureApi } from '@amana/api';
import { QueryObserver } from '@tanstack/react-query';
import { AxiosError, type AxiosAdapter } from 'axios';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTokenSource, credentialsSet, loggedOut } from '../session/index.ts';
import { ADA } from '../testing/sample-user.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('data that no screen uses leaves the cache after a minute', () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.setQueryData(['order'], 'Leather sandals');

  vi.advanceTimersByTime(59_999);
  expect(client.getQueryData(['order'])).toBe('Leather sandals');
  vi.advanceTimersByTime(1);

  expect(client.getQueryData(['order'])).toBeUndefined();
});

test('what one person has fetched is gone once they sign out', () => {
  const queryClient = createQueryClient();
  credentialsSet({ user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0' });
  queryClient.setQueryData(['order'], 'Leather sandals');
  expect(queryClient.getQueryData(['order'])).toBe('Leather sandals');

  loggedOut();

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
  const tokenSource = createTokenSource();
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
  credentialsSet({ user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0' });
  const queryClient = createQueryClient();
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
