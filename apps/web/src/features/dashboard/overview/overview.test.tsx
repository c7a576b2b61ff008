import { PERSONA_PASSWORD } from '@amana/mock-lab';
import { createTestBackend } from '@amana/mock-lab/testing';
import { navigationClasses } from '@amana/ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { press } from '../../../testing/fill-form.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { withText } from '../../../testing/with-text.ts';
import { tradeAt } from '../../../testing/trade-at.ts';

const OVERVIEW = '/dashboard/overview';
const balances = () => screen.findByRole('region', { name: 'Balance Overview' });
const recent = () => screen.findByRole('region', { name: 'Recent Transactions' });

async function aPaidTrade() {
  const { backend, trade } = await tradeAt('Paid');
  return { backend, trade };
}

describe('the welcome', () => {
  test('greets by first name, and shows Verified for a completed profile', async () => {
    await openApp(OVERVIEW, { as: 'ada' });

    await screen.findByRole('heading', { name: 'Welcome, Ada' });
    expect(screen.getByText('Verified').closest('a')).toBeNull();
  });

  test('greets without a comma if the first name is missing', async () => {
    const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada' });
    intercept(withText('/User/', '"firstName":"Ada"', '"firstName":" "'));

    await goTo(OVERVIEW);

    await screen.findByRole('heading', { name: 'Welcome' });
  });

  test('shows Not Verified for another one, with a link to the profile', async () => {
    const { user, address } = await openApp(OVERVIEW, { as: 'bola' });

    await user.click(await screen.findByRole('link', { name: 'Not Verified: profile incomplete' }));

    await waitFor(() => expect(address()).toBe('/dashboard/account/edit-profile'));
  });
});

describe('the balances', () => {
  test('are the totals of purchases and sales through escrow', async () => {
    const { backend } = await aPaidTrade();
    await openApp(OVERVIEW, { as: 'ada', backend });
    await within(await balances()).findByText('₦51,881.25');

    screen.getByText('Buying Account');
    screen.getByText('Selling Account');
    screen.getByText('₦0.00');
    screen.getByText(/^Buying: .* Selling: .* after the buyer confirms receipt\.$/);
  });

  test.each([
    ['known', undefined],
    ['known to be missing', 404],
  ])('load before the notifications, which are requested when they are %s', async (_, failure) => {
    const { intercept, user, calls } = await openApp('/login');
    const { asked, release } = holdAnswers({ intercept }, '/Overview/', failure);
    await user.type(await screen.findByLabelText('Email'), 'ada@amana.test');
    await user.type(screen.getByLabelText('Password'), `${PERSONA_PASSWORD}{Enter}`);
    await asked;
    await screen.findByText('No Transactions Yet');
    expect(calls).not.toContain('GET /Notifications/GetAll');

    release();

    await waitFor(() => expect(calls).toContain('GET /Notifications/GetAll'));
  });

  test('are hidden one by one, and stay so after a reload', async () => {
    const { backend } = await aPaidTrade();
    const { user } = await openApp(OVERVIEW, { as: 'ada', backend });
    await within(await balances()).findByText('₦51,881.25');

    await press(user, 'Hide Buying Account');

    expect(within(await balances()).queryByText('₦51,881.25')).toBeNull();
    screen.getByText('*********');
    screen.getByText('₦0.00');
    cleanup();
    await openApp(OVERVIEW, { as: 'ada', backend, keepStorage: true });
    await screen.findByRole('button', { name: 'Show Buying Account' });
    expect(within(await balances()).queryByText('₦51,881.25')).toBeNull();
  });

  test('have a button whose name describes it', async () => {
    const { user } = await openApp(OVERVIEW, { as: 'ada' });

    await press(user, 'Hide Buying Account');

    const button = await screen.findByRole('button', { name: 'Show Buying Account' });
    expect(button.getAttribute('aria-pressed')).toBeNull();
  });

  test('of which one was sent as null show the other', async () => {
    const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada' });
    intercept(
      withText('/Overview/', /"totalIncomingTransactions":[\d.]+/, '"totalIncomingTransactions":null'),
    );

    await goTo(OVERVIEW);

    await within(await balances()).findByText('Invalid Amount');
    within(await balances()).getByText(/^₦/);
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });
});

test('home begins with the balances, then the tasks, the shortcuts and what waits for others', async () => {
  const backend = await createTestBackend({ scenario: 'default' });
  await openApp(OVERVIEW, { as: 'ada', backend });
  await balances();

  const parts = [...document.querySelectorAll('main section, main nav')];
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual([
    'Balance Overview',
    'To do',
    'Shortcuts',
    'Waiting for others',
    'Recent Transactions',
  ]);
});

test('the shortcuts lead to the four places', async () => {
  await openApp(OVERVIEW, { as: 'ada' });
  const shortcuts = await screen.findByRole('navigation', { name: 'Shortcuts' });

  expect(
    within(shortcuts)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Create Order', '/dashboard/create-order'],
    ['Transactions', '/dashboard/transactions'],
    ['Pending Orders', '/dashboard/orders'],
    ['Disputes', '/dashboard/disputes'],
  ]);
});

describe('the recent transactions', () => {
  test('are empty, with a link to start one', async () => {
    const { user, address } = await openApp(OVERVIEW, { as: 'ada' });
    await within(await recent()).findByText('No Transactions Yet');

    await user.click(screen.getByRole('link', { name: 'Start a Transaction' }));

    await waitFor(() => expect(address()).toBe('/dashboard/create-order'));
  });

  test('are the five newest', async () => {
    const backend = await createTestBackend({ scenario: 'default' });
    const { calls } = await openApp(OVERVIEW, { as: 'ada', backend });

    await waitFor(async () =>
      expect(within(await recent()).getAllByRole('link', { name: /₦/ })).toHaveLength(5),
    );
    expect(calls).toContain('GET /Transaction/GetHistory');
  });

  test('are not read again before the service allows it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { backend } = await aPaidTrade();
    const { intercept, calls, queryClient } = await openApp(OVERVIEW, { as: 'ada', backend });
    const untilQuiet = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await within(await recent()).findByText('Leather sandals');
    await untilQuiet();
    const headers = { 'Retry-After': '60' };
    intercept(() => Promise.resolve(Response.json({ message: 'Too many' }, { status: 429, headers })));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await untilQuiet();
    intercept((request, next) => next(request));
    calls.length = 0;

    await act(() => vi.advanceTimersByTimeAsync(55_000));
    expect(calls).toEqual([]);
    // The random delay is at most a quarter of the minute.
    await act(() => vi.advanceTimersByTimeAsync(21_000));

    await waitFor(() => expect(calls).toContain('GET /Transaction/GetHistory'));
  });

  test('are read again every thirty seconds, and stay on screen meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend, trade } = await aPaidTrade();
    const { intercept, calls } = await openApp(OVERVIEW, { as: 'ada', backend });
    await within(await balances()).findByText('₦51,881.25');
    const answer = Promise.withResolvers<undefined>();
    intercept(async (request, next) => {
      await answer.promise;
      return next(request);
    });
    calls.length = 0;

    await act(() => vi.advanceTimersByTimeAsync(30_000));

    expect(calls).toEqual(
      expect.arrayContaining(['GET /Transaction/GetHistory', 'GET /Notifications/GetAll']),
    );
    expect(calls.some((call) => call.startsWith('GET /Transaction/Overview/'))).toBe(true);
    within(await balances()).getByText('₦51,881.25');
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    await trade.bringTo('Paid').catch(() => null);
    answer.resolve(undefined);
  });
});

describe('the frame of every signed-in page', () => {
  test('links to Home, to the Account, and to Create Order in the middle', async () => {
    await openApp(OVERVIEW, { as: 'ada' });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const links = within(bar).getAllByRole('link');
    const isInEveryWidth = (link: HTMLElement) => !link.classList.contains(navigationClasses.wide);

    expect(links.filter(isInEveryWidth).map(addressOf)).toEqual([
      ['Home', '/dashboard/overview'],
      ['Create Order', '/dashboard/create-order'],
      ['Account', '/dashboard/account'],
    ]);
  });

  test('links to the three lists where there is room', async () => {
    await openApp('/dashboard/settings', { as: 'ada' });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const links = within(bar).getAllByRole('link');

    expect(links.filter((link) => link.classList.contains(navigationClasses.wide)).map(addressOf)).toEqual([
      ['Orders', '/dashboard/orders'],
      ['Transactions', '/dashboard/transactions'],
      ['Disputes', '/dashboard/disputes'],
    ]);
  });

  test.each(['settings', 'orders', 'account/edit-profile'])('has the bell on %s', async (path) => {
    await openApp(`/dashboard/${path}`, { as: 'ada' });

    await screen.findByRole('button', { name: 'Notifications' });
  });
});

const addressOf = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];
