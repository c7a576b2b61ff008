import { TEST_NOW, createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayText } from '../shared/dates/date-text.ts';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { openConsole } from './open-console.tsx';

const later = (ms: number) => new Date(Date.parse(TEST_NOW) + ms).toISOString();

test('an hour and a day pass with a press', async () => {
  const { backend, user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada' });
  await show('Trade');
  const now = async () => (await backend.call('getClock')).data.now;

  await press(user, '+1 hour');
  await outcome(/^It is /);
  expect(await now()).toBe(later(3_600_000));

  await press(user, '+1 day');
  const dayLater = later(25 * 3_600_000);
  await screen.findByText(new RegExp(`^${dayText(dayLater)}`), { selector: 'time' });
  expect(await now()).toBe(dayLater);
});

test('upcoming deadlines are listed, and the clock can be moved to each', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');
  await screen.findByText(/, in 30 min$/);

  await press(user, 'Next event');

  await outcome(/^It is /);
  await screen.findByText('Nothing is due.');
  expect(await trade.status()).toBe('AwaitingPayment');
});

test('one of several deadlines can be reached', async () => {
  const { backend } = await tradeAt('OpenTransaction');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');

  await user.click(await screen.findByRole('button', { name: /^Go there: Account/ }));

  await outcome(/^It is /);
  expect((await backend.call('getClock')).data.now).toBe(later(1_800_000));
});

test('the clock is frozen and started again', async () => {
  const { backend, user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada' });
  await show('Trade');

  await user.click(await screen.findByRole('switch', { name: 'Freeze the clock', checked: true }));
  await outcome(/^It is /);
  await user.click(await screen.findByRole('switch', { name: 'Freeze the clock', checked: false }));

  await outcome(/the clock is frozen$/);
  expect((await backend.call('getClock')).data.frozen).toBe(true);
});

test('delivered goods settle in one press; without any, it shows a message', async () => {
  const { backend, trade } = await tradeAt('Delivered');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');

  await press(user, 'Settle everything delivered');
  await outcome('Everything that was delivered is settled');
  expect(await trade.status()).toBe('Completed');

  await press(user, 'Settle everything delivered');
  await outcome('Nothing waits for settlement.');
});

test('a settlement that continues by itself meanwhile is not a failure', async () => {
  let [realMs, stepMs] = [Date.parse(TEST_NOW), 0];
  const backend = await createTestBackend({ clock: { realNow: () => realMs } });
  const trade = await startTrade(backend);
  await trade.bringTo('Delivered');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');
  await screen.findAllByRole('button', { name: /^Go there/ });
  const answer = backend.backend.fetch.bind(backend.backend);
  backend.backend.fetch = async (request) => {
    const response = await answer(request);
    if (request.url.endsWith('/deadlines')) realMs += stepMs;
    return response;
  };

  stepMs = 6_000;
  await press(user, 'Settle everything delivered');

  await outcome('Everything that was delivered is settled');
  expect(await trade.status()).toBe('Completed');
});
