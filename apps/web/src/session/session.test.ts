// @vitest-environment jsdom
import { ApiError, configureApi, getUser } from '@amana/api';
import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { allSettled, fork } from 'effector';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fillStorage } from '../testing/fill-storage.ts';
import { ADA } from '../testing/sample-user.ts';
import { readStoredSession, storeSession, SIGNED_OUT } from './stored-session.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import {
  appStarted,
  credentialsSet,
  loggedOut,
  changedInAnotherTab,
  userUpdated,
  $isAuthenticated,
  $session,
  clearStorageFx,
  goToSiteRootFx,
  logRefreshFailureFx,
} from './session.ts';
import { createTokenSource } from './token-source.ts';

const CREDENTIALS = { user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0' };
const OTHERS = { ...CREDENTIALS, user: { ...ADA, userId: 'somebody-else' }, accessToken: 'access-x' };

function newTab() {
  const goToSiteRoot = vi.fn();
  const log = vi.fn();
  const scope = fork({
    handlers: [
      [goToSiteRootFx, goToSiteRoot],
      [logRefreshFailureFx, log],
    ],
  });
  return { scope, goToSiteRoot, log };
}

test('the next page after a sign-out forgets which addresses were visited', async () => {
  // The page that was left writes them as it is unloaded.
  sessionStorage.setItem(STORAGE_KEYS.scrollPlaces, '{"default /dashboard/orders/8a6e0804":120}');

  await allSettled(appStarted, { scope: newTab().scope });

  expect(sessionStorage.getItem(STORAGE_KEYS.scrollPlaces)).toBeNull();
});

async function signedIn() {
  const tab = newTab();
  await allSettled(credentialsSet, { scope: tab.scope, params: CREDENTIALS });
  return tab;
}

function server({ refuseRefresh = false, delay = Promise.resolve() } = {}) {
  const seen = { refreshes: 0, calls: 0 };
  const refreshTokens: unknown[] = [];
  let current = 'access-good';
  const answer = (config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse => {
    const response = { data, status, statusText: '', headers: {}, config };
    if (status < 400) return response;
    throw new AxiosError('refused', String(status), config, null, response);
  };
  const adapter: AxiosAdapter = async (config) => {
    await delay;
    if (config.url === '/Auth/Refresh') {
      seen.refreshes += 1;
      refreshTokens.push(Reflect.get(JSON.parse(String(config.data)) as object, 'refreshToken'));
      if (refuseRefresh) return answer(config, 400, { message: 'This session has ended' });
      current = `access-${seen.refreshes}`;
      return answer(config, 200, { data: { token: current, refreshToken: `refresh-${seen.refreshes}` } });
    }
    seen.calls += 1;
    const isKnown = new AxiosHeaders(config.headers).get('Authorization') === `Bearer ${current}`;
    return isKnown
      ? answer(config, 200, { data: ADA })
      : answer(config, 401, { message: 'Please sign in again' });
  };
  return { seen, refreshTokens, adapter };
}

function held() {
  let release: () => void = () => undefined;
  const delay = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { delay, release };
}

beforeEach(() => {
  localStorage.clear();
});

describe('signing in and out', () => {
  test('credentials are kept and restored at the next start', async () => {
    await signedIn();
    const { scope } = newTab();

    await allSettled(appStarted, { scope });

    expect(scope.getState($session)).toMatchObject({ ...CREDENTIALS, isAuthenticated: true });
  });

  test('a sign-out clears everything but the theme, then goes to the site root', async () => {
    const { scope, goToSiteRoot } = await signedIn();
    localStorage.setItem(STORAGE_KEYS.theme, 'dark');
    localStorage.setItem('something', 'else');
    localStorage.setItem(STORAGE_KEYS.orderLink, '/dashboard/orders/1');

    await allSettled(loggedOut, { scope });

    expect(scope.getState($session).isAuthenticated).toBe(false);
    expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.theme]);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
  });

  test('a sign-out in another tab signs this one out', async () => {
    const { scope, goToSiteRoot } = await signedIn();

    await allSettled(changedInAnotherTab, { scope, params: null });

    expect(scope.getState($session).isAuthenticated).toBe(false);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
  });

  test('a sign-out in another tab keeps a visitor’s later data', async () => {
    const { scope } = await signedIn();
    localStorage.clear();
    localStorage.setItem(STORAGE_KEYS.orderLink, '/dashboard/orders/1');
    localStorage.setItem(STORAGE_KEYS.pendingEmail, 'chidi@amana.test');

    await allSettled(changedInAnotherTab, { scope, params: null });

    expect(Object.keys(localStorage).sort()).toEqual([STORAGE_KEYS.orderLink, STORAGE_KEYS.pendingEmail]);
  });

  test('tokens that another tab refreshed are taken over', async () => {
    const { scope } = await signedIn();
    const bought = {
      ...CREDENTIALS,
      accessToken: 'access-9',
      refreshToken: 'refresh-9',
      isAuthenticated: true,
    };

    await allSettled(changedInAnotherTab, { scope, params: bought });

    expect(scope.getState($session).accessToken).toBe('access-9');
  });

  test('another person in another tab ends the session and keeps theirs', async () => {
    const { scope, goToSiteRoot } = await signedIn();
    await allSettled(credentialsSet, { scope: newTab().scope, params: OTHERS });

    await allSettled(changedInAnotherTab, { scope, params: readStoredSession() });

    expect(scope.getState($session)).toEqual(SIGNED_OUT);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
    expect(readStoredSession()).toMatchObject(OTHERS);
  });

  test('a sign-out before noticing the other person keeps theirs', async () => {
    const { scope, goToSiteRoot } = await signedIn();
    await allSettled(credentialsSet, { scope: newTab().scope, params: OTHERS });
    localStorage.setItem(STORAGE_KEYS.orderLink, '/dashboard/orders/1');

    await allSettled(loggedOut, { scope });

    expect(scope.getState($session)).toEqual(SIGNED_OUT);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
    expect(readStoredSession()).toMatchObject(OTHERS);
    expect(localStorage.getItem(STORAGE_KEYS.orderLink)).not.toBeNull();
  });

  test('another person’s stored session stays when this tab continues', async () => {
    const { scope } = await signedIn();
    await allSettled(credentialsSet, { scope: newTab().scope, params: OTHERS });
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter: server().adapter });

    await getUser(ADA.userId);
    await allSettled(userUpdated, { scope, params: { ...ADA, firstName: 'Adaeze' } });

    expect(scope.getState($session)).toMatchObject({ accessToken: 'access-1', isAuthenticated: true });
    expect(readStoredSession()).toMatchObject(OTHERS);
  });

  test('a session that another tab stored as ended ends here', async () => {
    const { scope, goToSiteRoot } = await signedIn();

    storeSession({ ...CREDENTIALS, isAuthenticated: false });

    await allSettled(changedInAnotherTab, { scope, params: readStoredSession() });

    expect(scope.getState($session)).toEqual(SIGNED_OUT);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
  });

  test('a refresh answered after another tab’s sign-out stores nothing', async () => {
    const { scope } = await signedIn();
    const { delay, release } = held();
    const { adapter } = server({ delay });
    const tokenSource = createTokenSource(scope);
    configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
    const refreshing = tokenSource.refresh('access-0');

    localStorage.clear();
    release();
    await refreshing;

    expect(readStoredSession()).toBeNull();
  });

  test('a visitor stays where they are when another tab signs out', async () => {
    const { scope, goToSiteRoot } = newTab();

    await allSettled(changedInAnotherTab, { scope, params: null });

    expect(goToSiteRoot).not.toHaveBeenCalled();
  });

  test('a first visit starts signed out', async () => {
    const { scope } = newTab();

    await allSettled(appStarted, { scope });

    expect(scope.getState($session)).toEqual(SIGNED_OUT);
    expect(scope.getState($isAuthenticated)).toBe(false);
  });

  test('a sign-out goes to the site root even if storage is forbidden', async () => {
    const goToSiteRoot = vi.fn();
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const scope = fork({
      handlers: [
        [goToSiteRootFx, goToSiteRoot],
        [clearStorageFx, forbidden],
      ],
    });

    await allSettled(loggedOut, { scope });

    expect(goToSiteRoot).toHaveBeenCalledOnce();
  });
});

describe('a profile that was read or changed', () => {
  const changed = { ...ADA, firstName: 'Adaeze' };

  test('is shown, and restored at the next start', async () => {
    const { scope } = await signedIn();

    await allSettled(userUpdated, { scope, params: changed });
    const next = newTab();
    await allSettled(appStarted, { scope: next.scope });

    expect(scope.getState($session)).toMatchObject({ ...CREDENTIALS, user: changed });
    expect(next.scope.getState($session)).toMatchObject({ ...CREDENTIALS, user: changed });
  });

  test('keeps the tokens that the user object carries since a refresh', async () => {
    const { scope } = await signedIn();
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter: server().adapter });
    await getUser(ADA.userId);

    await allSettled(userUpdated, { scope, params: changed });

    const user = { ...changed, token: 'access-1', refreshToken: 'refresh-1' };
    expect(scope.getState($session).user).toEqual(user);
    expect(readStoredSession()?.user).toEqual(user);
  });

  test('keeps newer tokens of another tab before it is notified of them', async () => {
    const { scope } = await signedIn();
    const newer = {
      ...CREDENTIALS,
      accessToken: 'access-9',
      refreshToken: 'refresh-9',
      isAuthenticated: true,
    };
    storeSession(newer);

    await allSettled(userUpdated, { scope, params: changed });

    expect(readStoredSession()).toEqual({ ...newer, user: changed });
  });

  test('after a sign-out in another tab stores nothing', async () => {
    const { scope } = await signedIn();
    localStorage.clear();

    await allSettled(userUpdated, { scope, params: changed });

    expect(readStoredSession()).toBeNull();
  });

  test('goes on where the storage was full at the sign-in', async () => {
    fillStorage();
    const { scope, goToSiteRoot } = await signedIn();

    await allSettled(userUpdated, { scope, params: changed });

    expect(scope.getState($session)).toMatchObject({ ...CREDENTIALS, user: changed });
    expect(goToSiteRoot).not.toHaveBeenCalled();
  });

  test.each(['', 'somebody-else'])('of the user "%s" changes nothing', async (userId) => {
    const { scope } = await signedIn();

    await allSettled(userUpdated, { scope, params: { ...changed, userId } });

    expect(scope.getState($session)).toMatchObject(CREDENTIALS);
    expect(readStoredSession()).toMatchObject(CREDENTIALS);
  });

  test('that arrives after a sign-out is not kept', async () => {
    const { scope } = await signedIn();
    await allSettled(loggedOut, { scope });

    await allSettled(userUpdated, { scope, params: changed });

    expect(scope.getState($session)).toEqual(SIGNED_OUT);
    expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
  });
});

describe('a 401', () => {
  test('fifty at once make one refresh and fifty retries', { repeats: 99 }, async () => {
    const { scope, goToSiteRoot } = await signedIn();
    const { seen, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter });

    const answers = await Promise.all(Array.from({ length: 50 }, () => getUser(ADA.userId)));

    expect(answers).toHaveLength(50);
    expect(seen).toEqual({ refreshes: 1, calls: 100 });
    expect(goToSiteRoot).not.toHaveBeenCalled();
    expect(scope.getState($session)).toMatchObject({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      user: { token: 'access-1', refreshToken: 'refresh-1' },
    });
  });

  test('that arrives late, of a call with an older token, is only retried', async () => {
    const { scope } = await signedIn();
    const tokenSource = createTokenSource(scope);
    const { seen, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
    await getUser(ADA.userId);

    expect(await tokenSource.refresh('access-0')).toBe('access-1');
    expect(seen.refreshes).toBe(1);
  });

  test('whose refresh fails signs out once, however many calls wait for it', async () => {
    const { scope, goToSiteRoot, log } = await signedIn();
    const { seen, adapter } = server({ refuseRefresh: true });
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter });

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => getUser(ADA.userId)));

    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    // The refresh and its repetition.
    expect(seen.refreshes).toBe(2);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
  });

  test('whose refresh fails leaves alone what another person stored meanwhile', async () => {
    const { scope, goToSiteRoot } = await signedIn();
    await allSettled(credentialsSet, { scope: newTab().scope, params: OTHERS });
    const { adapter } = server({ refuseRefresh: true });
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter });

    await expect(getUser(ADA.userId)).rejects.toBeInstanceOf(ApiError);

    expect(scope.getState($session)).toEqual(SIGNED_OUT);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
    expect(readStoredSession()).toMatchObject(OTHERS);
  });

  test('without a stored refresh token signs out', async () => {
    const { scope, goToSiteRoot } = newTab();
    localStorage.setItem(
      STORAGE_KEYS.session,
      JSON.stringify({ user: ADA, accessToken: 'access-0', refreshToken: null, isAuthenticated: true }),
    );
    await allSettled(appStarted, { scope });
    const { seen, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter });

    await expect(getUser(ADA.userId)).rejects.toBeInstanceOf(ApiError);

    expect(seen.refreshes).toBe(0);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
  });

  test('whose refresh is answered after a sign-out does not sign in again', async () => {
    const { scope } = await signedIn();
    const { delay, release } = held();
    const { adapter } = server({ delay });
    const tokenSource = createTokenSource(scope);
    configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
    const refreshing = tokenSource.refresh('access-0');

    await Promise.all([allSettled(loggedOut, { scope }), Promise.resolve().then(release)]);

    expect(await refreshing).toBeNull();
    expect(scope.getState($session).isAuthenticated).toBe(false);
    expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
  });

  test.each([
    ['brings tokens', { refuseRefresh: false }],
    ['is refused', { refuseRefresh: true }],
  ])('whose refresh %s after another sign-in leaves that session alone', async (_how, answer) => {
    const { scope, goToSiteRoot } = await signedIn();
    const { delay, release } = held();
    const { adapter } = server({ delay, ...answer });
    const tokenSource = createTokenSource(scope);
    configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
    const refreshing = tokenSource.refresh('access-0');
    const others = { user: { ...ADA, userId: 'other' }, accessToken: 'access-x', refreshToken: 'refresh-x' };

    await Promise.all([
      allSettled(credentialsSet, { scope, params: others }),
      Promise.resolve().then(release),
    ]);
    await refreshing;

    expect(scope.getState($session)).toMatchObject({ ...others, isAuthenticated: true });
    expect(goToSiteRoot).not.toHaveBeenCalled();
  });

  test('is refreshed again when the next tokens have ended too', async () => {
    const { scope } = await signedIn();
    const tokenSource = createTokenSource(scope);
    const { seen, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource, adapter });

    expect(await tokenSource.refresh('access-0')).toBe('access-1');
    expect(await tokenSource.refresh('access-1')).toBe('access-2');
    expect(seen.refreshes).toBe(2);
  });

  test('is refreshed again with the newest tokens where the storage is full', async () => {
    const { scope, goToSiteRoot } = await signedIn();
    const tokenSource = createTokenSource(scope);
    const { refreshTokens, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
    fillStorage();

    expect(await tokenSource.refresh('access-0')).toBe('access-1');
    expect(await tokenSource.refresh('access-1')).toBe('access-2');

    expect(refreshTokens).toEqual(['refresh-0', 'refresh-1']);
    expect(goToSiteRoot).not.toHaveBeenCalled();
  });

  test('of a session without its access token refreshes one', async () => {
    const { scope } = newTab();
    const stored = { ...CREDENTIALS, accessToken: null, isAuthenticated: true };
    localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(stored));
    await allSettled(appStarted, { scope });
    const { seen, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter });

    expect((await getUser(ADA.userId)).data).toEqual(ADA);

    expect(seen.refreshes).toBe(1);
    expect(scope.getState($session).accessToken).toBe('access-1');
  });

  test('of a session of which nothing but the person is stored signs out', async () => {
    const { scope, goToSiteRoot } = newTab();
    const stored = { user: ADA, accessToken: null, refreshToken: null, isAuthenticated: true };
    localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(stored));
    await allSettled(appStarted, { scope });
    const { seen, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource: createTokenSource(scope), adapter });

    await expect(getUser(ADA.userId)).rejects.toMatchObject({ status: 401 });

    expect(seen.refreshes).toBe(0);
    expect(goToSiteRoot).toHaveBeenCalledOnce();
  });

  test('of a visitor refreshes nothing', async () => {
    const { scope, log } = newTab();
    const tokenSource = createTokenSource(scope);
    const { seen, adapter } = server();
    configureApi({ baseUrl: '/api/v1', tokenSource, adapter });

    expect(tokenSource.getAccessToken()).toBeNull();
    expect(await tokenSource.refresh('access-0')).toBeNull();
    expect(seen.refreshes).toBe(0);
    expect(log).not.toHaveBeenCalled();
  });

  test('whose refresh fails logs a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => {
      warn.mockRestore();
    });

    await allSettled(logRefreshFailureFx, { scope: fork(), params: new Error('refused 400') });

    expect(warn.mock.calls).toEqual([['The session could not be refreshed', 'refused 400']]);
  });
});
