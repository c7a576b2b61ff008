import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loggedOut } from '../../session/index.ts';
import { press } from '../../testing/fill-form.ts';
import { openApp } from '../../testing/open-app.tsx';
import { takeTypedForm } from './take-typed-form.ts';

const ADA = { email: 'ada@amana.test', password: 'Passw0rd!' };

/** The app shell of the sign-in page as a person has filled it in. */
function filledShell(): HTMLElement {
  const shell = document.createElement('div');
  shell.dataset['shell'] = '';
  for (const [name, value] of Object.entries(ADA))
    shell.append(Object.assign(document.createElement('input'), { name, value }));
  return shell;
}

const field = async (name: string) => screen.findByLabelText(name);

test('what was typed into the app shell is filled in once, not again after a sign-out', async () => {
  const { user, address } = await openApp('/login', { typedForm: takeTypedForm(filledShell()) });
  expect(await field('Email')).toHaveProperty('value', ADA.email);
  expect(await field('Password')).toHaveProperty('value', ADA.password);
  await press(user, 'Log In');
  await waitFor(() => expect(address()).toBe('/dashboard/overview'));

  act(() => loggedOut());

  expect(await field('Password')).toHaveProperty('value', '');
  expect(await field('Email')).toHaveProperty('value', '');
});
