// @vitest-environment jsdom
import { fork } from 'effector';
import { configureApi } from '@amana/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '../testing/sample-user.ts';
import { endOnServer } from './end-on-server.ts';
import { createTokenSource } from './token-source.ts';

const SESSION = { user: ADA, accessToken: 'access-0', refreshToken: 'refresh-0', isAuthenticated: true };

let sent: { path: string; token: string | null; outlivesPage: boolean }[];

beforeEach(() => {
  sent = [];
  configureApi({ baseUrl: 'https://api.example/api/v1', tokenSource: createTokenSource(fork()) });
});
function accepts(accessToken: string, refusal = 401): void {
  vi.stubGlobal('fetch', (request: Request) => {
    const path = new URL(request.url).pathname;
    const token = request.headers.get('Authorization');
    sent.push({ path, token, outlivesPage: request.keepalive });
    const tokens = { token: 'access-1', refreshToken: 'refresh-1' };
    if (path.endsWith('/Auth/Refresh')) return Promise.resolve(Response.json({ data: tokens }));
    const isAccepted = token === `Bearer ${accessToken}`;
    return Promise.resolve(Response.json({ data: null }, { status: isAccepted ? 200 : refusal }));
  });
}

test('the call that ends a session is completed though the page is left', async () => {
  accepts('access-0');

  await endOnServer(SESSION);

  expect(sent).toEqual([{ path: '/api/v1/Auth/LogOut', token: 'Bearer access-0', outlivesPage: true }]);
});

test.each([401, 403])('so are the calls that get a valid token for it after a %d', async (refusal) => {
  accepts('access-1', refusal);

  await endOnServer(SESSION);

  expect(sent).toEqual([
    { path: '/api/v1/Auth/LogOut', token: 'Bearer access-0', outlivesPage: true },
    { path: '/api/v1/Auth/Refresh', token: null, outlivesPage: true },
    { path: '/api/v1/Auth/LogOut', token: 'Bearer access-1', outlivesPage: true },
  ]);
});
