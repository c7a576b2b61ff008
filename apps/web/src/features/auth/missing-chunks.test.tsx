import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillForm, press } from '../../testing/fill-form.ts';

const isGone = () => {
  throw new Error('The script was not answered');
};

// Test files share modules, so others may have loaded these.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('./social/social-sign-in.tsx');
  vi.doUnmock('./sign-in/forgot-password-modal.tsx');
  vi.resetModules();
});

test('social sign-in whose chunk is missing shows a text, the form works', async () => {
  vi.doMock('./social/social-sign-in.tsx', isGone);
  const { openApp } = await import('../../testing/open-app.tsx');
  const { user, address } = await openApp('/login', { config: { identityClientId: 'simulated' } });

  await screen.findByText('Social sign-in is not available right now. Use your email below.');
  await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });
  await press(user, 'Log In');

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
});

test('forgotten password whose chunk is missing asks for a reload', async () => {
  vi.doMock('./sign-in/forgot-password-modal.tsx', isGone);
  const { openApp } = await import('../../testing/open-app.tsx');
  const { user, toasts } = await openApp('/login');
  await fillForm(user, { Email: 'ada@amana.test' });

  await press(user, 'Forgot Password');

  await waitFor(() => expect(toasts).toEqual(['error This could not be loaded. Reload the page. 3000']));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@amana.test');

  // Only the newest browsers retry a failed import without a reload.
  vi.doUnmock('./sign-in/forgot-password-modal.tsx');
  await press(user, 'Forgot Password');

  await screen.findByRole('dialog', { name: 'Forgot your password?' });
});
