// @vitest-environment jsdom
import { type TokenSource, configureApi } from '@amana/api';
import { AxiosError, type AxiosAdapter } from 'axios';
import { type Scope, allSettled, fork, scopeBind } from 'effector';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import {
  appStarted,
  credentialsSet,
  loggedOut,
  goToSiteRootFx,
  logRefreshFailureFx,
  $refreshFailure,
} from './session.ts';
import { type Credentials, readStoredSession } from './stored-session.ts';
import { createTokenSource } from './token-source.ts';

const goToSiteRoot = vi.fn();
let scope: Scope;
let tokenSource: TokenSource;

function server(status: 200 | 400 | 500, headers: Record<string, string> = {}) {
  const refreshes = vi.fn();
  const adapter: AxiosAdapter = async (config) => {
    refreshes();
    const data = { data: { token: 'access-1', refreshToken: 'refresh-1' } };
    const response = { data, status, statusText: '', headers, config };
    if (status === 400) localStorage.clear();
    if (status !== 200) throw new AxiosError('broken', String(status), config, null, response);
    return Promise.resolve(response);
  };
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
  return refreshes;
}

beforeEach(async () => {
  localStorage.clear();
  goToSiteRoot.mockClear();
  scope = fork({
    handlers: [
      [goToSiteRootFx, goToSiteRoot],
      [logRefreshFailureFx, () => undefined],
    ],
  });
  tokenSource = createTokenSource(scope);
  await allSettled(appStarted, { scope });
  signIn({ user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0' });
});

const signIn = (credentials: Credentials) => scopeBind(credentialsSet, { scope })(credentials);
const logOut = () => scopeBind(loggedOut, { scope })();

test('hands out the token of the page, and the next one after a refresh', async () => {
  server(200);
  expect(tokenSource.getAccessToken()).toBe('access-0');

  expect(await tokenSource.refresh('access-0')).toBe('access-1');
  expect(tokenSource.getAccessToken()).toBe('access-1');
});

test('a refused refresh hands out nothing, and the page signs out', async () => {
  server(400);

  expect(await tokenSource.refresh('access-0')).toBeNull();
  expect(tokenSource.getAccessToken()).toBeNull();
  expect(goToSiteRoot).toHaveBeenCalledOnce();
});

describe('a call of a person who has signed out since', () => {
  const CHIDI = { ...ADA, userId: 'chidi' };

  test('is not repeated with the token of the next person', async () => {
    const refreshes = server(200);
    expect(tokenSource.getAccessToken()).toBe('access-0');

    logOut();
    signIn({ user: CHIDI, accessToken: 'access-5', refreshToken: 'refresh-5' });

    expect(await tokenSource.refresh('access-0')).toBeNull();
    expect(refreshes).not.toHaveBeenCalled();
  });

  test('is not repeated either where its refresh was under way', async () => {
    server(200);
    expect(tokenSource.getAccessToken()).toBe('access-0');
    const refreshed = tokenSource.refresh('access-0');

    logOut();
    signIn({ user: CHIDI, accessToken: 'access-5', refreshToken: 'refresh-5' });

    expect(await refreshed).toBeNull();
    expect(tokenSource.getAccessToken()).toBe('access-5');
  });
});

describe('a refresh that does not reach the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  test('keeps the session, and is tried again later and later', async () => {
    const refreshes = server(500);

    await expect(tokenSource.refresh('access-0')).rejects.toThrow('unavailable 500');
    expect(goToSiteRoot).not.toHaveBeenCalled();
    expect(readStoredSession()?.isAuthenticated).toBe(true);
    expect(scope.getState($refreshFailure)).not.toBeNull();

    await vi.advanceTimersByTimeAsync(2_000);
    expect(refreshes).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(refreshes).toHaveBeenCalledTimes(2);
    server(200);
    await vi.advanceTimersByTimeAsync(1);
    expect(tokenSource.getAccessToken()).toBe('access-1');
    expect(scope.getState($refreshFailure)).toBeNull();
  });

  test('is tried again as soon as the network returns', async () => {
    server(500);
    await expect(tokenSource.refresh('access-0')).rejects.toThrow('unavailable 500');

    server(200);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);

    expect(tokenSource.getAccessToken()).toBe('access-1');
  });

  test('is not tried again before the time that the service asks to wait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const refreshes = server(500, { 'retry-after': '20' });

    for (let call = 0; call < 3; call += 1)
      await expect(tokenSource.refresh('access-0')).rejects.toThrow('unavailable 500');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(refreshes).toHaveBeenCalledOnce();
    server(200);
    await vi.advanceTimersByTimeAsync(1);

    expect(tokenSource.getAccessToken()).toBe('access-1');
  });

  test('is not tried again after a sign-out', async () => {
    const refreshes = server(500);
    await expect(tokenSource.refresh('access-0')).rejects.toThrow('unavailable 500');

    logOut();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(refreshes).toHaveBeenCalledOnce();
  });
});
