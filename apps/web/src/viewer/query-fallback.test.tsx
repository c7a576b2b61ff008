import { ORDER_DETAIL_REFRESH_MS } from '@amana/domain';
import { createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerTo } from '../testing/answer-to.ts';
import { holdAnswers } from '../testing/hold-answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { aThread, reads, refresh } from '../testing/open-chat.ts';
import { returnToTab } from '../testing/return-to-tab.ts';

const REFUSED = 'You are not authorized to view this transaction.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
const shown = () => act(() => vi.advanceTimersByTimeAsync(0));
const isLoading = () => screen.queryByRole('status', { name: 'Loading' }) !== null;

async function openRefused() {
  const { backend, threadId } = await aThread();
  const app = await openApp(`/dashboard/chats/${threadId}`, { as: 'bola', backend });
  await screen.findByText(REFUSED);
  return app;
}

test('a refused page keeps its message and the focus while refetching', async () => {
  const app = await openRefused();
  const other = screen.getByRole('button', { name: 'Switch account' });
  other.focus();
  const { asked, release } = holdAnswers(app, 'GetThreadMessages');

  await returnToTab();
  await asked;
  await shown();

  screen.getByText(REFUSED);
  expect(document.activeElement).toBe(other);
  release();
});

test('what was refused is not asked for again and again', async () => {
  const { calls } = await openRefused();
  const before = reads(calls);

  for (let times = 0; times < 5; times += 1) await refresh();

  expect(reads(calls)).toBe(before);
});

test('an unreadable page keeps its message until the service answers', async () => {
  const { backend, threadId } = await aThread();
  const app = await openApp('/dashboard/account', { as: 'ada', backend });
  app.intercept(
    answerTo('GetThreadMessages', () => Response.json({ message: 'Closed for today' }, { status: 422 })),
  );
  await app.goTo(`/dashboard/chats/${threadId}`);
  const failure = await screen.findByText('Closed for today');
  screen.getByRole('heading', { level: 1, name: 'Amana refused this' });
  const { asked, release } = holdAnswers(app, 'GetThreadMessages');

  await refresh();
  await asked;
  await shown();
  expect(failure.isConnected).toBe(true);
  release();

  await screen.findByLabelText('Message');
});

test('a failed refresh of the session does not count for the order', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const backend = await createTestBackend();
  const { orderId } = await startTrade(backend);
  const app = await openApp('/nowhere', { as: 'ada', backend });
  app.intercept((request, next) => {
    if (request.url.endsWith('/Auth/Refresh'))
      return Promise.resolve(Response.json({ message: 'Order not found' }, { status: 409 }));
    if (request.url.includes('/Order/GetById'))
      return Promise.resolve(Response.json({ message: 'Unauthorized' }, { status: 401 }));
    return next(request);
  });

  await app.goTo(`/dashboard/orders/${orderId}`);

  await screen.findByText('Your session could not be renewed. Try again in a moment.');
  app.intercept((request, next) => next(request));
  await act(() => vi.advanceTimersByTimeAsync(ORDER_DETAIL_REFRESH_MS));
  await screen.findByRole('heading', { level: 1, name: 'Pending Order' });
});

test('a press on Retry shows that the page is being read', async () => {
  const { backend, threadId } = await aThread();
  const app = await openApp('/dashboard/account', { as: 'ada', backend });
  app.intercept(() => Promise.resolve(Response.json({ message: 'Closed for today' }, { status: 422 })));
  await app.goTo(`/dashboard/chats/${threadId}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const { release } = holdAnswers(app, 'GetThreadMessages');

  await app.user.click(retry);

  await waitFor(() => expect(isLoading()).toBe(true));
  release();
  await screen.findByLabelText('Message');
});
