import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { $isAuthenticated, $session } from '../../../session/index.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { press } from '../../../testing/fill-form.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';

const ACCOUNT = '/dashboard/account';

test('the page shows the signed-in person and whether the profile is complete', async () => {
  await openApp(ACCOUNT, { as: 'ada' });

  await screen.findByRole('heading', { name: 'Ada Obi' });
  screen.getByText('Verified');
});

test.each([
  ['Personal Details', '/dashboard/account/edit-profile'],
  ['Withdrawal Account Details', '/dashboard/account/edit-account'],
  ['Change Password', '/dashboard/account/change-password'],
  ['Settings', '/dashboard/settings'],
])('%s leads to %s', async (name, path) => {
  const { user, address } = await openApp(ACCOUNT, { as: 'ada' });

  await user.click(await screen.findByRole('link', { name }));

  await waitFor(() => expect(address()).toBe(path));
});

test('the page offers its ways in order, with Log Out at the end', async () => {
  await openApp(ACCOUNT, { as: 'ada' });
  const first = await screen.findByRole('link', { name: 'Personal Details' });

  const rows = [...(first.parentElement?.children ?? [])];

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Personal Details',
    'Withdrawal Account Details',
    'Contact Support',
    'FAQ',
    'Change Password',
    'Settings',
    'Log Out',
  ]);
});

test('the FAQ opens in a new tab', async () => {
  await openApp(ACCOUNT, { as: 'ada', config: { faqUrl: 'https://faq.example/amana' } });

  const link = await screen.findByRole('link', { name: 'FAQ' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://faq.example/amana',
    '_blank',
  ]);
});

test('support is reached by a messaging app or by email, and can ask which version runs', async () => {
  const config = {
    supportPhone: '2347000000000',
    supportEmail: 'help@example.test',
    release: '1.0.0+a1b2c3d',
  };
  const { user } = await openApp(ACCOUNT, { as: 'ada', config });

  await press(user, 'Contact Support');

  const dialog = await screen.findByRole('dialog', { name: 'Contact Support' });
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/2347000000000',
    'mailto:help@example.test',
  ]);
  within(dialog).getByText('Version 1.0.0+a1b2c3d');
});

const MINUTE_MS = 60_000;

function statusesOfLogOut({ intercept }: Pick<OpenedApp, 'intercept'>): number[] {
  const statuses: number[] = [];
  intercept(async (request, next) => {
    const answer = await next(request);
    if (request.url.endsWith('/Auth/LogOut')) statuses.push(answer.status);
    return answer;
  });
  return statuses;
}

describe('logging out', () => {
  test('asks first, with the default answers, and Cancel stays', async () => {
    const { user, address, scope } = await openApp(ACCOUNT, { as: 'ada' });
    await press(user, 'Log Out');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('You will be logged out of your account');
    within(dialog).getByRole('button', { name: 'OK' });

    await press(user, 'Cancel');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(ACCOUNT);
    expect(scope.getState($isAuthenticated)).toBe(true);
  });

  test('clears everything but the theme and leads to the site root', async () => {
    const { user, address, calls } = await openApp(ACCOUNT, { as: 'ada' });
    localStorage.setItem(STORAGE_KEYS.theme, 'dark');
    localStorage.setItem('hidden Buying Account', 'true');
    localStorage.setItem(STORAGE_KEYS.tradesChangedAt, '2');

    await press(user, 'Log Out');
    await press(user, 'OK');

    await waitFor(() => expect(address()).toBe('/'));
    expect(calls).toContain('POST /Auth/LogOut');
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('ends the session at once, whatever the network does', async () => {
    const { user, intercept, scope } = await openApp(ACCOUNT, { as: 'ada' });
    await screen.findByRole('heading', { name: 'Ada Obi' });
    intercept(() => new Promise(() => undefined));

    await press(user, 'Log Out');
    await press(user, 'OK');

    expect(scope.getState($isAuthenticated)).toBe(false);
    expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
  });

  test('ends the session of the service too', async () => {
    const app = await openApp(ACCOUNT, { as: 'ada' });
    const { user, backend, scope } = app;
    const ended = statusesOfLogOut(app);
    const token = scope.getState($session).accessToken ?? '';

    await press(user, 'Log Out');
    await press(user, 'OK');

    await waitFor(() => expect(ended).toEqual([200]));
    expect((await backend.refusal('logOut', { as: { token } })).status).toBe(401);
  });

  test('ends the session of the service also when the access token has expired', async () => {
    const app = await openApp(ACCOUNT, { as: 'ada' });
    const { user, backend, scope } = app;
    await screen.findByRole('heading', { name: 'Ada Obi' });
    const ended = statusesOfLogOut(app);
    await backend.call('moveClock', { body: { advanceMs: 16 * MINUTE_MS } });

    await press(user, 'Log Out');
    await press(user, 'OK');

    await waitFor(() => expect(ended.at(-1)).toBe(200));
    expect(scope.getState($isAuthenticated)).toBe(false);
  });

  test('works although the server cannot be reached', async () => {
    const { user, address, intercept, scope } = await openApp(ACCOUNT, { as: 'ada' });
    await screen.findByRole('heading', { name: 'Ada Obi' });
    intercept(() => Promise.reject(new Error('offline')));

    await press(user, 'Log Out');
    await press(user, 'OK');

    await waitFor(() => expect(address()).toBe('/'));
    expect(scope.getState($isAuthenticated)).toBe(false);
  });
});

test('an incomplete profile that cannot be read again gets no badge until it is read', async () => {
  const { user, intercept, goTo } = await openApp('/dashboard/settings', { as: 'bola' });
  intercept(answerTo('/User/Get/', () => new Response('', { status: 400 })));
  await goTo('/dashboard/account');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Not Verified')).toBeNull();

  intercept((request, next) => next(request));
  await user.click(retry);

  await screen.findByText('Not Verified');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});
