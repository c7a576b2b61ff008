import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ACTIONS, openAction, send } from '../../testing/actions.ts';
import { press } from '../../testing/fill-form.ts';
import { aThread, composer, spyOnWarnings, stored } from '../../testing/open-chat.ts';
import { type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { returnToTab } from '../../testing/return-to-tab.ts';
import { tradeAt } from '../../testing/trade-at.ts';

const LOOKS_MS = 10_000;
const PROTECTED = { config: { idempotencyKeys: true } };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
/** Breaks the connection of each call of `change`, which reaches the backend only with `arrive`. */
function delayChange(intercept: OpenedApp['intercept'], change: string) {
  const sent: (() => Promise<unknown>)[] = [];
  intercept((request, next) => {
    if (!request.url.endsWith(change)) return next(request);
    sent.push(() => next(request));
    return Promise.reject(new Error('cut'));
  });
  return {
    arrive: async () => {
      intercept((request, next) => next(request));
      await Promise.all(sent.map((call) => call()));
    },
  };
}

test('create order: pressed again before a late arrival, there is one order', async () => {
  const action = ACTIONS['create an order'];
  if (action === undefined) throw new Error('There is no such action');
  const { backend, intercept, user, toasts } = await openAction(action, PROTECTED);
  const before = backend.world.tables.orders.count();
  const { arrive } = delayChange(intercept, '/Order/CreateOrder');

  await send(action, user);
  await passTime(LOOKS_MS);
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('error ')]));
  await arrive();
  await send(action, user);

  await waitFor(() => expect(toasts.at(-1)).toContain(action.success));
  expect(backend.world.tables.orders.count()).toBe(before + 1);
});

test('chat: a message that arrives late and is sent again is there once', async () => {
  spyOnWarnings();
  const { backend, threadId } = await aThread();
  const { intercept, user } = await openApp(`/dashboard/chats/${threadId}`, {
    as: 'ada',
    backend,
    ...PROTECTED,
  });
  await screen.findByLabelText('Message');
  const { arrive } = delayChange(intercept, '/Message/Send');

  await user.type(composer(), 'Hello{Enter}');
  await passTime(LOOKS_MS);
  await screen.findByText('Not sent. Tap to try again');
  await arrive();
  await press(user, 'Not sent. Tap to try again: Hello');

  await waitFor(() => expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull());
  const texts = (await stored(backend, threadId)).map(({ message }) => message);
  expect(texts.filter((text) => text === 'Hello')).toHaveLength(1);
});

test('payment: after an account whose answer was lost has expired, the next press makes another one', async () => {
  const { backend, trade } = await tradeAt('Approved');
  const { orderId } = trade;
  const { intercept, user } = await openApp(`/dashboard/order/payments/${orderId}`, {
    as: 'ada',
    backend,
    ...PROTECTED,
  });
  const makePayment = await screen.findByRole('button', { name: 'Make Payment with bank' });
  intercept(async (request, next) => {
    if (request.method === 'POST') await next(request);
    throw new Error('The network is down');
  });
  await user.click(makePayment);
  await screen.findByRole('button', { name: 'Check again' });
  intercept((request, next) => next(request));
  await returnToTab();
  await screen.findByRole('button', { name: 'Copy account number' });
  const { accountNumber: lost } = await trade.account();
  await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();

  await user.click(await screen.findByRole('button', { name: 'Get a new account' }));
  await passTime(LOOKS_MS);

  await screen.findByRole('button', { name: 'Copy account number' });
  expect((await trade.account()).accountNumber).not.toBe(lost);
});
