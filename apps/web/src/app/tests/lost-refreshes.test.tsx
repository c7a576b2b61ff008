import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { $session } from '../../session/index.ts';
import { openApp } from '../../testing/open-app.tsx';

const HOUR_MS = 3_600_000;

/** The page is opened with an expired session; `answer` replaces the answer to the first refresh. */
async function openWithLostRefresh(answer: () => Response) {
  const { backend, intercept, goTo, scope } = await openApp('/nowhere', { as: 'ada' });
  await backend.call('moveClock', { body: { advanceMs: HOUR_MS } });
  let refreshes = 0;
  intercept(async (request, next) => {
    const answered = await next(request);
    if (!request.url.endsWith('/Auth/Refresh')) return answered;
    refreshes += 1;
    return refreshes === 1 ? answer() : answered;
  });
  await goTo('/dashboard/disputes');
  return { refreshes: () => refreshes, scope };
}

test.each<[string, () => Response]>([
  ['that is lost', () => HttpResponse.error()],
  ['without a body', () => new HttpResponse(null)],
])('an answer to a refresh %s: the page is read, and the session stays', async (_which, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { refreshes, scope } = await openWithLostRefresh(answer);

  await screen.findByText('No disputed transactions found');

  expect(refreshes()).toBe(2);
  expect(scope.getState($session).isAuthenticated).toBe(true);
});
