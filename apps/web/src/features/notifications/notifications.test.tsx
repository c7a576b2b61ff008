import { getGetNotificationsQueryKey, serverClock } from '@amana/api';
import { createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerTo } from '../../testing/answer-to.ts';
import { LOST_ANSWER } from '../../testing/faults.ts';
import { press } from '../../testing/fill-form.ts';
import { holdAnswers } from '../../testing/hold-answers.ts';
import { type Intercepted, type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { withText } from '../../testing/with-text.ts';

const OVERVIEW = '/dashboard/overview';
const panel = () => screen.findByRole('region', { name: 'Notifications' });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });

async function openWithOne() {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  return { ...(await openApp(OVERVIEW, { as: 'chidi', backend })), trade };
}

/** The bell reads the notifications before a test can change the answer. */
async function readAgain({ intercept, queryClient }: OpenedApp, answer: Intercepted) {
  const queryKey = getGetNotificationsQueryKey();
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  intercept(answer);
  await act(() => queryClient.resetQueries({ queryKey }));
}

test('the bell counts unread ones; a press marks one as read and opens it', async () => {
  const { user, address, trade, goTo } = await openWithOne();

  await user.click(await bell('Notifications, 1 unread'));
  await user.click(await within(await panel()).findByRole('button', { name: /New order.*unread/ }));

  await waitFor(() => expect(address()).toContain(`/dashboard/orders/${trade.orderId}`));
  await goTo(OVERVIEW);
  await bell('Notifications');
});

test.each([
  ['refusing to mark all', 'Mark all as read'],
  ['refusing to mark one', /New order.*unread/],
])('a service %s as read is quoted, and they stay unread', async (_what, pressed) => {
  const { user, toasts, intercept, goTo } = await openWithOne();
  intercept(answerTo('/MarkA', () => Response.json({ message: 'Too busy' }, { status: 429 })));
  await user.click(await bell('Notifications, 1 unread'));

  await user.click(await within(await panel()).findByRole('button', { name: pressed }));

  await waitFor(() => expect(toasts).toEqual(['error Too busy 3000']));
  await goTo(OVERVIEW);
  await bell('Notifications, 1 unread');
});

test.each(
  [true, false].flatMap((isOnline) =>
    (['Mark all as read', /New order.*unread/] as const).map((pressed) => ({ pressed, isOnline })),
  ),
)('a mark that reaches nobody is said, sent once and not made: $pressed, online $isOnline', async (row) => {
  const { user, toasts, intercept, calls, goTo } = await openWithOne();
  await user.click(await bell('Notifications, 1 unread'));
  const item = await within(await panel()).findByRole('button', { name: row.pressed });
  act(() => onlineManager.setOnline(row.isOnline));
  intercept((request, next) =>
    request.url.includes('/MarkA') ? Promise.reject(new Error('cut')) : next(request),
  );

  await user.click(item);

  await waitFor(() => expect(toasts).toEqual(['error An error occurred 3000']));
  await goTo(OVERVIEW);
  await bell('Notifications, 1 unread');
  expect(calls.filter((call) => call.includes('/MarkA'))).toHaveLength(1);
});

test.each(['Mark all as read', /New order.*unread/])(
  'a mark that was made despite a lost answer has not failed: %s',
  async (pressed) => {
    const { user, toasts, intercept, goTo, queryClient } = await openWithOne();
    await user.click(await bell('Notifications, 1 unread'));
    const item = await within(await panel()).findByRole('button', { name: pressed });
    intercept((request, next) =>
      request.url.includes('/MarkA') ? LOST_ANSWER(request, next) : next(request),
    );

    await user.click(item);

    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await goTo(OVERVIEW);
    await bell('Notifications');
    expect(toasts).toEqual([]);
  },
);

test('a lost answer is no failure although the bell’s page was left', async () => {
  const { user, toasts, intercept, queryClient } = await openWithOne();
  await user.click(await bell('Notifications, 1 unread'));
  const item = await within(await panel()).findByRole('button', { name: /New order.*unread/ });
  const held = Promise.withResolvers<null>();
  intercept(async (request, next) => {
    if (request.url.includes('/MarkA')) return LOST_ANSWER(request, next);
    if (request.url.includes('/Notifications/')) await held.promise;
    return next(request);
  });

  await user.click(item);
  await screen.findByRole('heading', { name: 'Pending Order' });
  held.resolve(null);

  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(toasts).toEqual([]);
});

test('a mark of which nothing can be read is not known to have failed', async () => {
  const { user, toasts, intercept } = await openWithOne();
  await user.click(await bell('Notifications, 1 unread'));
  const item = await within(await panel()).findByRole('button', { name: 'Mark all as read' });
  intercept(() => Promise.reject(new Error('cut')));

  await user.click(item);

  await waitFor(() => expect(toasts).toEqual(['error We could not confirm whether this was done. 3000']));
});

test('a mark that was not sent without a network failed for certain', async () => {
  const { user, toasts, intercept } = await openWithOne();
  await user.click(await bell('Notifications, 1 unread'));
  const item = await within(await panel()).findByRole('button', { name: 'Mark all as read' });
  act(() => onlineManager.setOnline(false));
  intercept(() => Promise.reject(new Error('cut')));

  await user.click(item);

  await waitFor(() => expect(toasts).toEqual(['error An error occurred 3000']));
});

test.each([
  'https://evil.example/orders',
  '//evil.example/orders',
  String.raw`/\\evil.example/orders`,
  String.raw`/\t/evil.example/orders`,
  'javascript:alert(1)',
])('a notification to %s, outside the app, is marked but opens nothing', async (url) => {
  const opened = await openWithOne();
  const { user, address } = opened;
  await readAgain(opened, withText('/Notifications/GetAll', /"directUrl":"[^"]+"/, `"directUrl":"${url}"`));
  await user.click(await bell('Notifications, 1 unread'));

  await user.click(await within(await panel()).findByRole('button', { name: /New order.*unread/ }));

  await bell('Notifications');
  expect(address()).toBe(OVERVIEW);
  await panel();
});

test('of very many notifications the newest are shown, older on request', async () => {
  const backend = await createTestBackend({ scenario: 'years-of-trading', orders: 5 });
  const { user } = await openApp(OVERVIEW, { as: 'ada', backend });
  const button = await bell('Notifications, more than 99 unread');
  expect(button.textContent).toBe('99+');
  await user.click(button);
  const rows = () => screen.queryAllByRole('button', { name: /unread\)/ });
  await waitFor(() => expect(rows()).toHaveLength(50));

  await press(user, 'Show older notifications');

  expect(rows()).toHaveLength(100);
  expect(document.activeElement).toBe(rows()[50]);
  expect(screen.queryByRole('button', { name: 'Show older notifications' })).toBeNull();
});

test.each([
  [2, '2 min ago'],
  [3 * 60, '3 h ago'],
  [25 * 60, /^\d+ \w+ \d{4}, \d\d:\d\d$/],
])('a notification of %i minutes ago says when it came', async (minutes, text) => {
  const opened = await openWithOne();
  const createdAt = new Date(serverClock.now() - minutes * 60_000).toISOString();
  await readAgain(opened, withText('', /"createdAt":"[^"]+"/, `"createdAt":"${createdAt}"`));

  await opened.user.click(await bell(/1 unread/));

  await within(await panel()).findByText(text);
});

test('each view has its own empty text', async () => {
  const { user } = await openApp(OVERVIEW, { as: 'tunde' });
  await user.click(await bell('Notifications'));
  await within(await panel()).findByText('No notifications yet');

  await user.click(screen.getByRole('tab', { name: 'Unread' }));
  screen.getByText('No unread notifications');
  await user.click(screen.getByRole('tab', { name: 'Read' }));
  screen.getByText('No read notifications');
});

test('marking all empties the unread view, and the read one shows them', async () => {
  const { user, calls } = await openWithOne();
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('tab', { name: 'Unread' }));
  await within(await panel()).findByText('New order');

  const before = calls.length;
  await press(user, 'Mark all as read');

  await screen.findByText('No unread notifications');
  expect(calls).toContain('GET /Notifications/MarkAllAsRead');
  // No trade has changed.
  expect(calls.slice(before).filter((call) => !call.includes('/Notifications/'))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Read' }));
  await within(await panel()).findByText('New order');
  await bell('Notifications');
});

test('marking all moves the focus to the view, and Escape closes the list', async () => {
  const { user } = await openWithOne();
  await user.click(await bell(/1 unread/));
  await panel();

  await press(user, 'Mark all as read');

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'All' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});

test('a notification that leaves the unread view moves the focus to it', async () => {
  const opened = await openWithOne();
  const { user } = opened;
  await readAgain(opened, withText('', /"directUrl":"[^"]+"/, '"directUrl":null'));
  await user.click(await bell(/1 unread/));
  await user.click(await screen.findByRole('tab', { name: 'Unread' }));

  await user.click(await within(await panel()).findByRole('button', { name: /New order/ }));

  await screen.findByText('No unread notifications');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Unread' }));
});

test('the bell reads after the data of the page', async () => {
  const opened = await openApp('/nowhere', { as: 'ada' });
  const { asked, release } = holdAnswers(opened, '/Overview/');
  const reads = () => opened.calls.filter((call) => call.includes('/Notifications/')).length;
  await opened.goTo(OVERVIEW);
  await asked;
  await bell('Notifications');
  expect(reads()).toBe(0);

  release();

  await waitFor(() => expect(reads()).toBe(1));
});

test('unreadable notifications are mentioned', async () => {
  const opened = await openApp(OVERVIEW, { as: 'ada' });
  await readAgain(opened, (request, next) =>
    request.url.includes('/Notifications/')
      ? Promise.resolve(new Response('', { status: 404 }))
      : next(request),
  );

  await opened.user.click(await bell('Notifications'));

  await screen.findByText('Error loading notifications');
});

test('Escape or a press outside closes the list; Escape returns the focus', async () => {
  const { user } = await openWithOne();
  const button = await bell(/1 unread/);
  await user.click(button);
  await user.click(await screen.findByRole('tab', { name: 'Unread' }));

  // Of an input method.
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  await panel();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(document.activeElement).toBe(button);

  await user.click(button);
  await panel();
  await user.click(screen.getByRole('heading', { name: 'Welcome, Chidi' }));
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});

test('Escape closes the list in Safari, which does not focus buttons', async () => {
  const { user } = await openWithOne();
  fireEvent.click(await bell(/1 unread/));
  await panel();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(document.activeElement).toBe(await bell(/1 unread/));
});

test('new notifications are noticed within thirty seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { backend, queryClient } = await openApp(OVERVIEW, { as: 'chidi' });
  await waitFor(() => expect(queryClient.getQueryData(getGetNotificationsQueryKey())).toBeDefined());
  await bell('Notifications');
  await startTrade(backend);

  await act(() => vi.advanceTimersByTimeAsync(30_000));

  await bell('Notifications, 1 unread');
});
