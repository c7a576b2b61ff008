import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

const button = () => screen.findByRole('link', { name: 'Contact support' });

test.each(['/login', '/register', '/nowhere'])('at %s it is there for signed-out visitors', async (path) => {
  await openApp(path);

  expect((await button()).getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
});

test.each(['/dashboard/overview', '/dashboard/orders', '/dashboard/settings', '/dashboard/transactions/x'])(
  'at %s it is there',
  async (path) => {
    await openApp(path, { as: 'ada' });

    expect((await button()).getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  },
);

test.each([
  '/dashboard/disputes',
  '/dashboard/manage-disputes/x',
  '/dashboard/lodge-dispute/x',
  '/dashboard/chats/x',
])('at %s, which leads to support by itself, it is not', async (path) => {
  const { goTo } = await openApp('/dashboard/account', { as: 'ada' });
  await button();

  await goTo(path);

  expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
});
