import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test } from 'vitest';
import { $isAuthenticated, loggedOut } from '../../../session/index.ts';
import { signOutInAnotherTab } from '../../../testing/sign-out-in-another-tab.ts';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { createTestBackend } from '@amana/mock-lab/testing';

const NEW = { 'New Password': 'N3wpass!', 'Confirm Password': 'N3wpass!' };

async function mailedLink() {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  const { data } = await backend.call('getMailbox', { query: { kind: 'reset-password' } });
  const { pathname, search } = new URL(data[0]?.link ?? '');
  return { backend, link: `${pathname}${search}` };
}

test.each(['Token', 'token'])('a link with %s sets the password and leads to the login', async (name) => {
  const { backend, link } = await mailedLink();
  const { user, address, toasts } = await openApp(link.replace('Token', name), { backend });

  await fillForm(user, NEW);
  await press(user, 'Submit');

  await waitFor(() => expect(address()).toBe('/login'));
  expect(toasts).toEqual(['success Password Reset successfully 2000']);
  await backend.call('login', { body: { email: 'ada@amana.test', password: 'N3wpass!' } });
});

test('password managers see whose password is set', async () => {
  await openApp('/reset-password?Token=abc&email=ada@amana.test');

  await screen.findByLabelText('New Password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveProperty('value', 'ada@amana.test');
});

test('the token leaves the address; a reload of the page still has it', async () => {
  const { backend, link } = await mailedLink();
  const first = await openApp(link, { backend });
  await waitFor(() => expect(first.address()).toBe('/reset-password'));
  const state: unknown = first.router.state.location.state;

  cleanup();
  const { user, goTo, address } = await openApp('/login', { backend });
  await goTo('/reset-password', state);
  await fillForm(user, NEW);
  await press(user, 'Submit');

  await waitFor(() => expect(address()).toBe('/login'));
  await backend.call('login', { body: { email: 'ada@amana.test', password: 'N3wpass!' } });
});

test('a new password ends its owner’s session, and a toast follows', async () => {
  const { backend, link } = await mailedLink();
  const { user, address, toasts, calls, scope } = await openApp(link, { backend, as: 'ada' });
  const removedByReload: string[] = [];
  createWatch({ unit: loggedOut, scope, fn: () => removedByReload.push(...toasts) });

  await fillForm(user, NEW);
  await press(user, 'Submit');

  await waitFor(() => expect(address()).toBe('/'));
  expect(scope.getState($isAuthenticated)).toBe(false);
  await screen.findByRole('button', { name: 'Log In' });
  expect(removedByReload).toEqual([]);
  expect(toasts).toEqual(['success Password Reset successfully 2000']);
  expect(calls).toEqual(['POST /Auth/ResetPassword']);
});

test('a session that ends in another tab keeps the page and the typed text', async () => {
  const { backend, link } = await mailedLink();
  const { user, address, toasts, router, scope } = await openApp(link, { backend, as: 'ada' });
  await fillForm(user, NEW);

  signOutInAnotherTab({ scope });
  expect(scope.getState($isAuthenticated)).toBe(false);
  // A redirect would happen in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(router.state.navigation.state).toBe('idle');

  expect(address()).toBe('/reset-password');
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', NEW['New Password']);
  await press(user, 'Submit');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(toasts).toEqual(['success Password Reset successfully 2000']);
});

test('a new password leaves the session of another person alone', async () => {
  const { backend, link } = await mailedLink();
  const { user, address, toasts, scope } = await openApp(link, { backend, as: 'chidi' });

  await fillForm(user, NEW);
  await press(user, 'Submit');

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(scope.getState($isAuthenticated)).toBe(true);
  expect(toasts).toEqual(['success Password Reset successfully 2000']);
});

test.each(['/reset-password', '/reset-password?Token=abc', '/reset-password?email=ada@amana.test'])(
  '%s is an incomplete link: shows an error at once and sends no call',
  async (link) => {
    const { user, toasts, calls } = await openApp(link);
    await screen.findByText('This link is incomplete. Open it from the email again.');

    await fillForm(user, NEW);
    await press(user, 'Submit');

    await waitFor(() => expect(toasts).toEqual(['warning Invalid token or email default']));
    expect(calls).toEqual([]);
  },
);

test('a used link shows an error, and the form keeps its values', async () => {
  const { user, toasts } = await openApp('/reset-password?Token=used&email=ada@amana.test');

  await fillForm(user, NEW);
  await press(user, 'Submit');

  await waitFor(() => expect(toasts).toEqual(['error Invalid token or email 3000']));
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'N3wpass!');
});

test('an empty form shows a message under each field', async () => {
  const { user } = await openApp('/reset-password?Token=abc&email=ada@amana.test');

  await press(user, 'Submit');

  await screen.findByText('Password is required');
  screen.getByText('Confirm Password is required');
});

test('passwords that differ are refused, and there is a way back', async () => {
  const { user, address } = await openApp('/reset-password?Token=abc&email=ada@amana.test');

  await fillForm(user, { ...NEW, 'Confirm Password': 'Other1!' });
  await user.tab();
  await screen.findByText('Passwords must match');

  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('an incomplete link leads to a new one', async () => {
  const { user } = await openApp('/reset-password');

  await user.click(await screen.findByRole('link', { name: 'Send a new link' }));

  await screen.findByRole('dialog', { name: 'Forgot your password?' });
});
