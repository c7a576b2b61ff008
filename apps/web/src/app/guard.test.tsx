import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loggedOut } from '../session/index.ts';
import { goToSiteRootFx } from '../session/session.ts';
import { openApp } from '../testing/open-app.tsx';

test('a session that ends leads to the site root, even before the page is loaded anew', async () => {
  const app = await openApp('/dashboard/orders', { as: 'ada' });
  await screen.findByRole('heading', { name: 'All Orders' });
  goToSiteRootFx.use(() => undefined);

  act(() => loggedOut());

  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.address()).toBe('/');
});

test('who was never signed in is led from a dashboard address to the sign-in', async () => {
  const app = await openApp('/dashboard/orders');

  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.address()).toBe('/login');
});
