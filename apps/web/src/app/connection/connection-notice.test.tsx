import { act, render, screen, waitFor } from '@testing-library/react';
import { scopeBind } from 'effector';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { loggedOut } from '../../session/index.ts';
import { answerTo } from '../../testing/answer-to.ts';
import { openApp } from '../../testing/open-app.tsx';
import { returnToTab } from '../../testing/return-to-tab.ts';
import { ErrorPage } from '../layout/error-page.tsx';

const network = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => {
  network.mockReturnValue(true);
});

function turn(kind: 'online' | 'offline'): void {
  network.mockReturnValue(kind === 'online');
  act(() => void window.dispatchEvent(new Event(kind)));
}

function stubReload() {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://amana.test/', reload });
  return reload;
}

test.each(['/login', '/dashboard/overview', '/proof/q7Zt4mK0vXw2LbR9sNdY3a'])(
  'without a network %s shows a notice until it is back',
  async (path) => {
    await openApp(path, path.startsWith('/dashboard') ? { as: 'ada' } : {});

    turn('offline');
    await screen.findByText('You are offline. What you see may be out of date, and nothing can be sent.');
    turn('online');

    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  },
);

test('an answer overrules a browser that reports the device as offline', async () => {
  const { queryClient } = await openApp('/dashboard/disputes', { as: 'ada' });
  await screen.findByText('No disputed transactions found');
  turn('offline');
  onTestFinished(() => turn('online'));
  await screen.findByText(/^You are offline/);

  await act(() => queryClient.invalidateQueries());

  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
});

test('start without a network: shows a notice, loads the data once online', async () => {
  network.mockReturnValue(false);
  const { intercept, goTo } = await openApp('/nowhere', { as: 'ada' });
  intercept(() => Promise.reject(new Error('no network')));
  await goTo('/dashboard/disputes');
  await screen.findByText(/^You are offline/);
  await screen.findByRole('button', { name: 'Retry' });

  intercept((request, next) => next(request));
  turn('online');

  await screen.findByText('No disputed transactions found');
});

async function openFailedRefresh() {
  const { intercept, user, queryClient } = await openApp('/dashboard/disputes', { as: 'ada' });
  await screen.findByText('No disputed transactions found');
  intercept(() => Promise.reject(new Error('reset')));
  await act(() => queryClient.invalidateQueries());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  intercept((request, next) => next(request));
  return { user, retry, notice: retry.closest('[role="status"]') };
}

test('Retry by keyboard: the focus stays in place when the notice is gone', async () => {
  const { user, retry, notice } = await openFailedRefresh();

  retry.focus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(retry.isConnected).toBe(false));
  expect(document.activeElement).toBe(notice);
});

test('a page whose chunk failed offline is fetched again once online', async () => {
  const reload = stubReload();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  render(<ErrorPage error={new TypeError('Failed to fetch dynamically imported module: /assets/a.js')} />);
  await screen.findByRole('button', { name: 'Retry' });
  expect(reload).not.toHaveBeenCalled();

  turn('online');

  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page whose chunk failed says itself that the device is offline', async () => {
  render(<ErrorPage error={new TypeError('Failed to fetch dynamically imported module: /assets/a.js')} />);
  onTestFinished(() => turn('online'));

  turn('offline');

  await screen.findByRole('heading', { name: 'No connection' });
  screen.getByText(/^This device is offline\./);
});

test('a page that failed for another reason is not loaded again by itself', async () => {
  const reload = stubReload();
  render(<ErrorPage error={new Error('a mistake')} />);
  await screen.findByRole('button', { name: 'Retry' });

  turn('online');

  await screen.findByRole('button', { name: 'Retry' });
  expect(reload).not.toHaveBeenCalled();
});

async function openWhatCannotBeReadAgain() {
  const { intercept } = await openApp('/dashboard/overview', { as: 'ada' });
  await screen.findAllByText(/^₦[\d,]+\.\d\d$/);
  intercept(answerTo('/Transaction/', () => Response.json({ message: 'Closed' }, { status: 422 })));
}

test.each([
  ['an hour ago', 3_600_000, /^Could not refresh\. What you see is from \d\d:\d\d\.$/],
  ['three days ago', 3 * 86_400_000, /^Could not refresh\. What you see is from 10 Mar 2026, \d\d:\d\d\.$/],
])('data from %s is labelled with its time, and the day if not today', async (_when, ms, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 12) });
  await openWhatCannotBeReadAgain();

  vi.setSystemTime(Date.now() + ms);
  await returnToTab();

  await screen.findByText(text);
});

const RENEWED_LATER =
  'Your session could not be renewed yet. You are still signed in; the page tries again by itself.';
const NO_ANSWER = 'Amana does not answer. You are still signed in; the page tries again by itself.';

test.each([
  ['asks to wait', () => Response.json({ message: 'Too many requests' }, { status: 429 }), RENEWED_LATER],
  ['refuses the call', () => Response.json({ message: 'Not now' }, { status: 409 }), RENEWED_LATER],
  ['has a problem', () => Response.json({ message: 'Broken' }, { status: 503 }), RENEWED_LATER],
  ['is a page of a proxy', () => new Response('<html>Blocked</html>', { status: 403 }), RENEWED_LATER],
  ['cannot be read', () => new Response('<html>Sign in to the hotspot</html>'), RENEWED_LATER],
  ['does not arrive', () => Promise.reject(new Error('reset')), NO_ANSWER],
])('a refresh of the session whose answer %s names no other cause', async (_which, answer, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { intercept, goTo, scope } = await openApp('/nowhere', { as: 'ada' });
  // Otherwise the refresh would be tried again during another test.
  onTestFinished(() => scopeBind(loggedOut, { scope })());
  intercept(async (request) =>
    request.url.endsWith('/Auth/Refresh')
      ? answer()
      : Response.json({ message: 'Unauthorized' }, { status: 401 }),
  );

  await goTo('/dashboard/orders');

  expect((await screen.findByText(/You are still signed in/)).textContent).toBe(text);
});

test('data that cannot be read again over midnight gets its day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 23, 50) });
  await openWhatCannotBeReadAgain();
  vi.setSystemTime(Date.now() + 60_000);
  await returnToTab();
  await screen.findByText(/^Could not refresh\. What you see is from 23:5\d\.$/);

  vi.setSystemTime(Date.now() + 3_600_000);
  await returnToTab();

  await screen.findByText(/^Could not refresh\. What you see is from 10 Mar 2026, 23:5\d\.$/);
});
