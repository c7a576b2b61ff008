import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';

test('a login leads to the overview', async () => {
  const { user, address, toasts } = await openApp('/login');

  await user.type(await screen.findByLabelText('Email'), 'ada@amana.test');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
  await user.click(screen.getByRole('button', { name: 'Log In' }));

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(toasts).toEqual(['success Login successfully 1000']);
});
