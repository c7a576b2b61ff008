// @vitest-environment jsdom
import { configureApi } from '@amana/api';
import { AxiosError } from 'axios';
import type { AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { rotateTokens } from './rotate-tokens.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import type { Session } from './session-types.ts';

const SESSION: Session = {
  user: ADA,
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  isAuthenticated: true,
};
const OWN = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const BOUGHT = { accessToken: 'access-9', refreshToken: 'refresh-9' };

/** What another tab stored arrives here, as browsers tell it. */
function arrive(session: Session | null): void {
  if (session === null) localStorage.removeItem(STORAGE_KEYS.session);
  else localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(session));
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.session }));
}

/** Notes the refreshes; may refuse them, as one with a used token is. */
function server({ refuses = false } = {}) {
  const answered = vi.fn();
  const adapter: AxiosAdapter = async (config) => {
    answered();
    const response = { status: refuses ? 400 : 200, statusText: '', headers: {}, config };
    if (refuses) throw new AxiosError('refused', '400', config, null, { ...response, data: {} });
    const data = { data: { token: OWN.accessToken, refreshToken: OWN.refreshToken } };
    return Promise.resolve({ ...response, data });
  };
  const tokenSource = { getAccessToken: () => null, refresh: () => Promise.resolve(null) };
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
  return answered;
}

/** Locks that another tab holds when it is asked whether they are free. */
function locksHeldElsewhere(): void {
  const request = async (
    _name: string,
    options: { ifAvailable?: boolean },
    step: (lock: object | null) => Promise<unknown>,
  ) => step(options.ifAvailable === true ? null : {});
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => {
  localStorage.clear();
  arrive(SESSION);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the refresh of one tab among several', () => {
  test('that waited for another takes over what arrives after the lock did', async () => {
    locksHeldElsewhere();
    const refreshes = server();

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(10);
    arrive({ ...SESSION, ...BOUGHT });

    expect(await rotating).toEqual(BOUGHT);
    expect(refreshes).not.toHaveBeenCalled();
  });

  test('that waited for one that bought nothing asks itself, a second later', async () => {
    locksHeldElsewhere();
    const refreshes = server();

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(990);
    expect(refreshes).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);

    expect(await rotating).toEqual(OWN);
    expect(refreshes).toHaveBeenCalledOnce();
  });

  test('that is refused takes over what another bought a moment before', async () => {
    server({ refuses: true });

    const rotating = rotateTokens(SESSION);
    await vi.advanceTimersByTimeAsync(10);
    arrive({ ...SESSION, ...BOUGHT });

    expect(await rotating).toEqual(BOUGHT);
  });

  test('that is refused gives up at once when another signed out', async () => {
    server({ refuses: true });

    const rotating = expect(rotateTokens(SESSION)).rejects.toThrow('http 400');
    await vi.advanceTimersByTimeAsync(10);
    arrive(null);
    await rotating;
  });
});
