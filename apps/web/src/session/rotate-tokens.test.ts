// @vitest-environment jsdom
import { ApiError, configureApi } from '@amana/api';
import { AxiosError, type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { RefreshRefusedError, rotateTokens } from './rotate-tokens.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Session } from './stored-session.ts';

const SESSION: Session = {
  user: ADA,
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  isAuthenticated: true,
};
const OWN = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const BOUGHT = { accessToken: 'access-9', refreshToken: 'refresh-9' };

function arrive(session: Session | null): void {
  if (session === null) localStorage.removeItem(STORAGE_KEYS.session);
  else localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(session));
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.session }));
}

const ANSWER = { token: OWN.accessToken, refreshToken: OWN.refreshToken };

interface Failing {
  refuses?: boolean;
  isAway?: boolean;
  answer?: Record<string, unknown>;
  body?: Record<string, unknown> | string;
  page?: { status: number; data: unknown };
}

/** Records the timeout of each refresh; may refuse refreshes, as for a used token, or be unreachable. */
function server({
  refuses = false,
  isAway = false,
  answer = ANSWER,
  body = { data: answer },
  page,
}: Failing = {}) {
  const answered = vi.fn();
  const adapter: AxiosAdapter = async (config) => {
    answered(config.timeout);
    if (isAway) throw new AxiosError('away', AxiosError.ERR_NETWORK, config);
    if (page !== undefined) {
      const blocked = { data: page.data, status: page.status, statusText: '', headers: {}, config };
      throw new AxiosError('blocked', '', config, null, blocked);
    }
    const isUnknown = !String(config.data).includes('"refresh-0"');
    const response = { status: refuses || isUnknown ? 400 : 200, statusText: '', headers: {}, config };
    if (refuses || isUnknown) throw new AxiosError('refused', '400', config, null, { ...response, data: {} });
    return Promise.resolve({ ...response, data: body });
  };
  const tokenSource = { getAccessToken: () => null, refresh: () => Promise.resolve(null) };
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
  return answered;
}

function locks({ heldElsewhere }: { heldElsewhere: boolean }) {
  const request = vi.fn(
    async (
      _name: string,
      options: { ifAvailable?: boolean; signal?: AbortSignal },
      step: (lock: object | null) => Promise<unknown>,
    ) => step(heldElsewhere && options.ifAvailable === true ? null : {}),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

beforeEach(() => {
  localStorage.clear();
  arrive(SESSION);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the refresh of one tab among several', () => {
  test('that waited for another takes over what arrives after the lock did', async () => {
    locks({ heldElsewhere: true });
    const refreshes = server();

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(10);
    arrive({ ...SESSION, ...BOUGHT });

    expect(await rotating).toEqual(BOUGHT);
    expect(refreshes).not.toHaveBeenCalled();
  });

  test('that waited for a tab without tokens asks itself, a second later', async () => {
    locks({ heldElsewhere: true });
    const refreshes = server();

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(990);
    expect(refreshes).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);

    expect(await rotating).toEqual(OWN);
    expect(refreshes).toHaveBeenCalledOnce();
  });

  test('that is refused takes over tokens that another tab just refreshed', async () => {
    server({ refuses: true });

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(10);
    arrive({ ...SESSION, ...BOUGHT });

    expect(await rotating).toEqual(BOUGHT);
  });

  test('that is refused gives up at once when another signed out', async () => {
    server({ refuses: true });

    const rotating = expect(rotateTokens(SESSION)).rejects.toThrow('refused 400');
    await vi.advanceTimersByTimeAsync(10);
    arrive(null);
    await rotating;
  });

  test('that is refused fails without newer tokens within a second', async () => {
    server({ refuses: true });

    const rotating = expect(rotateTokens(SESSION)).rejects.toThrow('refused 400');
    arrive(SESSION);
    await vi.advanceTimersByTimeAsync(1000);

    await rotating;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that reaches no server fails at once, without waiting for tokens', async () => {
    server({ isAway: true });

    await expect(rotateTokens(SESSION)).rejects.toThrow('network');
  });

  test('that finds the lock free refreshes at once, within ten seconds', async () => {
    const request = locks({ heldElsewhere: false });
    const refreshes = server();

    expect(await rotateTokens(SESSION)).toEqual(OWN);
    expect(refreshes.mock.calls).toEqual([[10_000]]);
    expect(request).toHaveBeenCalledOnce();
  });

  test('keeps the lock until all tabs have its tokens, without waiting itself', async () => {
    const request = locks({ heldElsewhere: false });
    server();
    const released = vi.fn();

    expect(await rotateTokens(SESSION)).toEqual(OWN);
    const held = request.mock.results[0]?.value as Promise<unknown>;
    void held.then(released);
    await vi.advanceTimersByTimeAsync(190);
    expect(released).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(released).toHaveBeenCalledOnce();
  });

  test('releases the lock at once if it refreshed nothing', async () => {
    locks({ heldElsewhere: false });
    server({ isAway: true });

    await expect(rotateTokens(SESSION)).rejects.toThrow('network');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that finds the lock held waits for it, but not for ever', async () => {
    const request = locks({ heldElsewhere: true });
    const limit = vi.spyOn(AbortSignal, 'timeout');
    server();
    arrive({ ...SESSION, ...BOUGHT });

    expect(await rotateTokens(SESSION)).toEqual(BOUGHT);
    expect(limit.mock.calls).toEqual([[15_000]]);
    expect(request.mock.lastCall?.[1].signal).toBe(limit.mock.results[0]?.value);
  });

  test('takes the lock from a page that is frozen while it holds it', async () => {
    const request = vi.fn((_name: string, options: LockOptions, step: (lock: object | null) => unknown) => {
      if (options.signal !== undefined)
        return Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
      return step(options.ifAvailable === true ? null : {});
    });
    vi.stubGlobal('navigator', { locks: { request } });
    server();

    const rotating = rotateTokens(SESSION);
    await vi.runAllTimersAsync();

    expect(await rotating).toEqual(OWN);
    expect(request.mock.lastCall?.[1]).toEqual({ steal: true });
  });

  test('asks again for the lock that another page has taken from it', async () => {
    const request = vi.fn((_name: string, { ifAvailable }: LockOptions, step: (lock: object) => unknown) => {
      if (ifAvailable === true)
        return Promise.reject(new DOMException('Lock broken by another request', 'AbortError'));
      return step({});
    });
    vi.stubGlobal('navigator', { locks: { request } });
    server();
    arrive({ ...SESSION, ...BOUGHT });

    expect(await rotateTokens(SESSION)).toEqual(BOUGHT);
  });

  test('continues without a lock where the browser forbids locks', async () => {
    const denied = new DOMException('The request was denied.', 'SecurityError');
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(denied) } });
    server();

    expect(await rotateTokens(SESSION)).toEqual(OWN);
  });

  test('takes over tokens that another tab refreshed before', async () => {
    const refreshes = server();
    arrive({ ...SESSION, ...BOUGHT });

    expect(await rotateTokens(SESSION)).toEqual(BOUGHT);
    expect(refreshes).not.toHaveBeenCalled();
  });

  test.each([
    ['of another person', { ...SESSION, ...BOUGHT, user: { ...ADA, userId: 'somebody-else' } }],
    ['without an access token', { ...SESSION, ...BOUGHT, accessToken: null }],
    ['without a refresh token', { ...SESSION, ...BOUGHT, refreshToken: null }],
    ['of nobody', null],
  ])('does not take over tokens %s', async (_whose, stored) => {
    server();
    arrive(stored);

    expect(await rotateTokens(SESSION)).toEqual(OWN);
  });
});

describe('the answer to a refresh', () => {
  test.each([{ token: 'access-1' }, { token: 'access-1', refreshToken: '' }])(
    '%j leaves the old refresh token in use',
    async (answer) => {
      server({ answer });

      expect(await rotateTokens(SESSION)).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-0' });
    },
  );

  test.each([
    { succeeded: false, message: 'Invalid refresh token' },
    { status: 401, message: 'Invalid refresh token' },
    { status: 410, message: 'The session has ended' },
    { status: 422, errors: { refreshToken: ['Invalid refresh token'] } },
  ])('%j under a success status is a refused one', async (body) => {
    server({ body });

    const rotating = expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(RefreshRefusedError);
    await vi.advanceTimersByTimeAsync(1000);

    await rotating;
  });

  test.each([401, 403, 404])('that is a page of a proxy with %d ends nothing', async (status) => {
    server({ page: { status, data: '<html><h1>Request blocked</h1></html>' } });

    await expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(ApiError);
  });

  test('that does not know the refresh token is a refused one', async () => {
    server({ page: { status: 404, data: { message: 'Refresh token not found' } } });

    const rotating = expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(RefreshRefusedError);
    await vi.advanceTimersByTimeAsync(1000);

    await rotating;
  });

  test.each([
    [404, ''],
    [405, { message: 'Method not allowed' }],
    [409, { message: 'Another refresh is under way' }],
    [429, { message: 'Too many requests' }],
  ])('that is a %d of %j ends nothing', async (status, data) => {
    server({ page: { status, data } });

    await expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(ApiError);
  });

  test('that only asks to wait ends nothing', async () => {
    server({ body: { status: 429, message: 'Too many requests' } });

    await expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(ApiError);
  });

  test.each([{ token: '' }, { token: null }, {}])('%j is a failed one', async (answer) => {
    server({ answer });

    const rotating = expect(rotateTokens(SESSION)).rejects.toThrow('The refresh returned no token');
    await vi.advanceTimersByTimeAsync(1000);

    await rotating;
  });

  test('that is empty ends nothing', async () => {
    const refreshes = server({ body: '' });

    const rotating = expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(ApiError);
    await vi.advanceTimersByTimeAsync(1000);

    await rotating;
    expect(refreshes).toHaveBeenCalledTimes(2);
  });

  test.each<[string, Failing]>([
    ['is empty', { body: '' }],
    ['has no tokens', { body: {} }],
    ['is a refusal', { refuses: true }],
  ])('that %s is asked for once more', async (_which, failing) => {
    server(failing);

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(990);
    const repeated = server();
    await vi.advanceTimersByTimeAsync(10);

    expect(await rotating).toEqual(OWN);
    expect(repeated.mock.calls).toEqual([[3_000]]);
  });
});

test('nothing is asked of the server without a refresh token', async () => {
  const refreshes = server();

  await expect(rotateTokens({ ...SESSION, refreshToken: null })).rejects.toThrow('No refresh token');
  expect(refreshes).not.toHaveBeenCalled();
});

test('a tab that has what it waited for no longer listens', async () => {
  locks({ heldElsewhere: true });
  server();
  const rotating = rotateTokens(SESSION);
  await vi.advanceTimersByTimeAsync(10);
  arrive({ ...SESSION, ...BOUGHT });
  await rotating;
  const reads = vi.spyOn(Storage.prototype, 'getItem');

  arrive(SESSION);

  expect(reads).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
