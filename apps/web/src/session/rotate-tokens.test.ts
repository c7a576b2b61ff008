// @vitest-environment jsdom
import { ApiError, configureApi } from '@amana/api';
import { AxiosError, type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { RefreshRefusedError, rotateTokens } from './rotate-tokens.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { type Session, readStoredSession, withTokens } from './stored-session.ts';

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

function locks({ heldElsewhere = false } = {}) {
  const request = vi.fn(
    (
      _name: string,
      { ifAvailable }: LockOptions,
      step: (lock: object | null) => Promise<unknown>,
    ): Promise<unknown> => step(heldElsewhere && ifAvailable === true ? null : {}),
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
  test('that is refused takes over tokens that another tab just refreshed', async () => {
    server({ refuses: true });

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(10);
    arrive({ ...SESSION, ...BOUGHT });
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await rotating).toEqual(BOUGHT);
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
    const request = locks();
    const refreshes = server();

    expect(await rotateTokens(SESSION)).toEqual(OWN);
    expect(refreshes.mock.calls).toEqual([[10_000]]);
    expect(request).toHaveBeenCalledOnce();
  });

  test.each([
    ['where the browser forbids locks', 'SecurityError'],
    ['of a page that is frozen while it holds it', 'TimeoutError'],
  ])('continues without the lock %s', async (_where, name) => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', name)) } });
    server();

    expect(await rotateTokens(SESSION)).toEqual(OWN);
  });

  test('that waited for another takes over what arrives after the lock did', async () => {
    locks({ heldElsewhere: true });
    const refreshes = server();

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(10);
    arrive({ ...SESSION, ...BOUGHT });
    await vi.advanceTimersByTimeAsync(50);

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

  test('stores its tokens before the lock passes on', async () => {
    const storedUnderLock: unknown[] = [];
    locks().mockImplementation(async (_name, _options, step) => {
      const tokens = await step({});
      storedUnderLock.push(readStoredSession());
      return tokens;
    });
    server();

    expect(await rotateTokens(SESSION)).toEqual(OWN);
    expect(storedUnderLock).toEqual([withTokens(SESSION, OWN)]);
  });

  test('stores nothing once its session has ended', async () => {
    server();

    const rotating = rotateTokens(SESSION);
    arrive(null);

    expect(await rotating).toEqual(OWN);
    expect(readStoredSession()).toBeNull();
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

    const rotating = expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(RefreshRefusedError);
    await vi.advanceTimersByTimeAsync(1000);

    await rotating;
  });

  test('that is empty ends nothing', async () => {
    const refreshes = server({ body: '' });

    await expect(rotateTokens(SESSION)).rejects.toBeInstanceOf(ApiError);
    expect(refreshes).toHaveBeenCalledOnce();
  });

  test.each<[string, Failing]>([
    ['has no tokens', { body: {} }],
    ['is a refusal', { refuses: true }],
  ])('that %s is asked for once more', async (_which, failing) => {
    server(failing);

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(990);
    const repeated = server();
    await vi.advanceTimersByTimeAsync(10);

    expect(await rotating).toEqual(OWN);
    expect(repeated).toHaveBeenCalledOnce();
  });
});

test('nothing is asked of the server without a refresh token', async () => {
  const refreshes = server();

  const rotating = expect(rotateTokens({ ...SESSION, refreshToken: null })).rejects.toThrow(
    'No refresh token',
  );
  await vi.advanceTimersByTimeAsync(1000);

  await rotating;
  expect(refreshes).not.toHaveBeenCalled();
});
