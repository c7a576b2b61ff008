import { createTestBackend } from '@amana/mock-lab/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $isAuthenticated } from '../../../session/index.ts';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { fillStorage } from '../../../testing/fill-storage.ts';
import { openApp } from '../../../testing/open-app.tsx';

const CHANGE = '/dashboard/account/change-password';
const VALUES = {
  'Current Password': 'Passw0rd!',
  'New Password': 'N3wpass!',
  'Confirm Password': 'N3wpass!',
};

test('signs out, after which only the new password signs in', async () => {
  const { user, address, toasts, backend, scope } = await openApp(CHANGE, { as: 'ada' });

  await fillForm(user, VALUES);
  await press(user, 'Change Password');

  await waitFor(() => expect(address()).toBe('/'));
  expect(toasts).toEqual(['success Password Updated successfully 2000']);
  expect(scope.getState($isAuthenticated)).toBe(false);
  await backend.call('login', { body: { email: 'ada@amana.test', password: 'N3wpass!' } });
});

test('a new password counts where nothing can be stored', async () => {
  const { user, address, toasts, scope } = await openApp(CHANGE, { as: 'ada' });
  fillStorage();

  await fillForm(user, VALUES);
  await press(user, 'Change Password');

  await waitFor(() => expect(address()).toBe('/'));
  expect(toasts).toEqual([]);
  expect(scope.getState($isAuthenticated)).toBe(false);
});

test('a wrong current password is reported, and the form keeps its values', async () => {
  const { user, toasts, scope } = await openApp(CHANGE, { as: 'ada' });

  await fillForm(user, { ...VALUES, 'Current Password': 'Passw0rd?' });
  await press(user, 'Change Password');

  await waitFor(() => expect(toasts).toEqual(['error Current password is wrong 3000']));
  for (const label of ['New Password', 'Confirm Password']) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'N3wpass!');
  }
  expect(scope.getState($isAuthenticated)).toBe(true);
});

test('after a pause longer than the access token lives it still works', async () => {
  const { user, address, backend } = await openApp(CHANGE, { as: 'ada' });
  await fillForm(user, VALUES);
  await backend.call('moveClock', { body: { advanceMs: 3_600_000 } });

  await press(user, 'Change Password');

  await waitFor(() => expect(address()).toBe('/'));
});

test('an empty form shows the messages of the change form under its fields', async () => {
  const { user } = await openApp(CHANGE, { as: 'ada' });

  await press(user, 'Change Password');

  await screen.findByText('New Password is required');
  screen.getByText('Password is required');
  screen.getByText('Confirm Password is required');
});

test('two new passwords that differ are refused', async () => {
  const { user } = await openApp(CHANGE, { as: 'ada' });

  await fillForm(user, { 'New Password': 'N3wpass!', 'Confirm Password': 'Other1!' });
  await user.tab();

  await screen.findByText('Passwords must match');
});

test('a user with only a social account sets a password by a reset link', async () => {
  const backend = await createTestBackend();
  const ada = backend.world.indexes.usersByEmail.first('ada@amana.test');
  await backend.world.tables.users.change(ada?.id ?? '', { passwordHash: null });
  const claims = Buffer.from(JSON.stringify({ email: 'ada@amana.test' })).toString('base64url');
  const { data } = await backend.call('googleSignIn', {
    body: { accessToken: '', tokenId: `e30.${claims}.` },
  });
  const { toasts } = await openApp(CHANGE, { session: data, backend });
  await screen.findByText('You have no password yet');
  expect(screen.queryByLabelText('Current Password')).toBeNull();

  const link = screen.getByRole('button', { name: 'Send the link' });
  fireEvent.click(link);
  fireEvent.click(link);

  await waitFor(() => expect(toasts).toEqual(['success Password Reset Link Sent. Check your email 2000']));
  const mails = await backend.call('getMailbox', { query: { kind: 'reset-password' } });
  expect(mails.data).toHaveLength(1);
});

test('password managers distinguish the old and the new password', async () => {
  await openApp(CHANGE, { as: 'ada' });

  const hint = async (label: string) => (await screen.findByLabelText(label)).getAttribute('autocomplete');
  expect(await hint('Current Password')).toBe('current-password');
  expect(await hint('New Password')).toBe('new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveProperty('value', 'ada@amana.test');
  for (const label of ['New Password', 'Confirm Password'])
    expect(screen.getByLabelText(label).getAttribute('passwordrules')).toBe(
      'minlength: 6; maxlength: 128; required: upper; required: lower; required: digit; required: [!@#$%^&*(),.?":{}|<>];',
    );
});
