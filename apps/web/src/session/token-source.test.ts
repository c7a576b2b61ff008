// @vitest-environment jsdom
import { configureApi } from '@amana/api';
import { AxiosError } from 'axios';
import type { AxiosAdapter } from 'axios';
import { beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { appStarted, credentialsSet, goToSiteRootFx, logRefreshFailureFx } from './session.ts';
import { createTokenSource } from './token-source.ts';

/** What the application itself uses: the one session of its page, without a scope. */
const tokenSource = createTokenSource();
const goToSiteRoot = vi.fn();
goToSiteRootFx.use(goToSiteRoot);
logRefreshFailureFx.use(() => undefined);

function server(status: 200 | 500) {
  const adapter: AxiosAdapter = async (config) => {
    const data = { data: { token: 'access-1', refreshToken: 'refresh-1' } };
    const response = { data, status, statusText: '', headers: {}, config };
    if (status === 500) {
      localStorage.clear();
      throw new AxiosError('broken', '500', config, null, response);
    }
    return Promise.resolve(response);
  };
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
}

beforeEach(() => {
  localStorage.clear();
  goToSiteRoot.mockClear();
  appStarted({ siteRoot: '/' });
  credentialsSet({ user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0' });
});

test('hands out the token of the page, and the next one after a refresh', async () => {
  server(200);
  expect(tokenSource.getAccessToken()).toBe('access-0');

  expect(await tokenSource.refresh('access-0')).toBe('access-1');
  expect(tokenSource.getAccessToken()).toBe('access-1');
});

test('a refresh that fails hands out nothing, and the page signs out', async () => {
  server(500);

  expect(await tokenSource.refresh('access-0')).toBeNull();
  expect(tokenSource.getAccessToken()).toBeNull();
  expect(goToSiteRoot).toHaveBeenCalledOnce();
});
