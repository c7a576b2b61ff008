import { createTestBackend } from '@amana/mock-lab/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $session } from '../session/index.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { windowNameOf } from '@amana/demo/testing';
import { orderPath } from '../shared/paths.ts';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { openConsole } from './open-console.tsx';

test('a visitor signs in as a persona with one press', async () => {
  const { user, show, outcome, address } = await openConsole('/login');
  await show('People');

  await press(user, 'Sign in as Ada Obi');

  await outcome('Signed in as Ada Obi');
  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(address()).toBe('/dashboard/overview');
});

test('another person takes over the page, without data of the previous one', async () => {
  const { backend, trade } = await tradeAt('Pending');
  const { user, show, outcome, address, queryClient, scope } = await openConsole(orderPath(trade.orderId), {
    as: 'ada',
    backend,
  });
  const before = scope.getState($session);
  await screen.findByText('not approved yet');
  await show('People');

  await press(user, 'Sign in as Chidi Okeke');

  await outcome('Signed in as Chidi Okeke');
  await screen.findByRole('button', { name: 'Approve Order' });
  expect(address()).toBe(orderPath(trade.orderId));
  expect(scope.getState($session)).toMatchObject({ user: { firstName: 'Chidi' }, isAuthenticated: true });
  expect(localStorage.getItem(STORAGE_KEYS.session)).not.toContain(before.accessToken);
  const keys = JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  );
  expect(keys).not.toContain(before.user?.userId);
});

test("a failed sign-in shows the backend's message", async () => {
  const { user, show, outcome, scope } = await openConsole('/dashboard/overview', { as: 'ada' });
  await show('People');

  await press(user, 'Sign in as Ngozi Eze');

  await outcome(/confirm email/);
  expect(scope.getState($session).user?.firstName).toBe('Ada');
});

test('the counterpart opens in another window, on the same page', async () => {
  const { backend, trade } = await tradeAt('Pending');
  const { show } = await openConsole(orderPath(trade.orderId), { as: 'ada', backend });
  await show('People');

  const link = await screen.findByRole('link', { name: 'New window as Chidi Okeke' });

  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect([searchParams.get('persona'), searchParams.get('to')]).toEqual(['chidi', orderPath(trade.orderId)]);
  expect(link.getAttribute('target')).toBe(windowNameOf('seller'));
});

test('on the stage, a new window is not a phone and shows the product', async () => {
  const { show } = await openConsole('/stage', { as: 'ada' });
  await show('People');

  const link = await screen.findByRole('link', { name: 'New window as Chidi Okeke' });

  expect(link.getAttribute('target')).toBe('_blank');
  expect(new URL(link.getAttribute('href') ?? '').search).toBe('?persona=chidi');
});

test('the stage opens in another window', async () => {
  const { show } = await openConsole('/dashboard/overview', { as: 'ada' });
  await show('People');

  const link = await screen.findByRole('link', { name: 'Open the stage' });

  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/stage', '_blank']);
});

test('the link to this page contains the signed-in person', async () => {
  const { user, show } = await openConsole('/dashboard/settings', { as: 'ada' });
  await show('People');
  await screen.findByText('Signed in');

  await press(user, 'Copy link');

  const copied = async () => new URL(await navigator.clipboard.readText()).search;
  await waitFor(async () => expect(await copied()).toBe('?persona=ada&to=/dashboard/settings'));
});

test('without a session the link to this page leads to a visitor', async () => {
  const { user, show } = await openConsole('/register');
  await show('People');

  await press(user, 'Copy link');

  const copied = async () => new URL(await navigator.clipboard.readText()).search;
  await waitFor(async () => expect(await copied()).toBe('?persona=none&to=/register'));
});

test.each(['Copy link', 'Copy link to this scenario'])(
  'a user who is not a persona has no link, for the reason: %s',
  async (name) => {
    const backend = await createTestBackend();
    const { data } = await backend.call('createPersonaSession', { path: { id: 'ada' } });
    const session = { ...data, user: { ...data.user, email: 'registered@amana.test' } };
    const { show } = await openConsole('/dashboard/settings', { backend, session });
    await show('People');

    const button = await screen.findByRole('button', {
      name,
      description: 'A link can sign in only the people above.',
    });

    expect(button.getAttribute('aria-disabled')).toBe('true');
  },
);

test('the link to a scenario has scenario, person and page, and is updated', async () => {
  const { backend, user, show, router } = await openConsole('/dashboard/settings', { as: 'ada' });
  await backend.call('resetWorld', { body: { scenario: 'underpaid' } });
  await show('People');
  await press(user, 'Sign in as Chidi Okeke');
  await screen.findByText('Signed in');
  const copied = async () => {
    await press(user, 'Copy link to this scenario');
    const { searchParams } = new URL(await navigator.clipboard.readText());
    return Object.fromEntries(searchParams);
  };
  const linked = { scenario: 'underpaid', persona: 'chidi' };
  await waitFor(async () => expect(await copied()).toEqual({ ...linked, to: '/dashboard/settings' }));

  await act(() => router.navigate('/dashboard/orders?status=Paid'));

  expect(await copied()).toEqual({ ...linked, to: '/dashboard/orders?status=Paid' });
});

test('without a session the link to this scenario leads to a visitor', async () => {
  const { user, show } = await openConsole('/login');
  await show('People');

  await press(user, 'Copy link to this scenario');

  const { searchParams } = new URL(await navigator.clipboard.readText());
  expect(searchParams.get('persona')).toBe('none');
});
