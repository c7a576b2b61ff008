import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { $isAuthenticated } from '../../session/index.ts';
import { press } from '../../testing/fill-form.ts';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';

const SETTINGS = '/dashboard/settings';
const IN_DOUBT = 'An error occurred. We could not confirm whether this was done.';

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
});

test('offers its rows in order, with the deletion of the account at the end', async () => {
  await openApp(SETTINGS, { as: 'ada' });
  const first = await screen.findByRole('link', { name: 'Edit Profile' });

  const rows = [...(first.parentElement?.children ?? [])];

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Edit Profile',
    'Change Theme Light',
    'Delete Account',
  ]);
  screen.getByText('Notification Preference');
  screen.getByText('Two Factor Authentication');
  expect(rows.filter(({ className }) => className.includes('danger'))).toEqual([rows.at(-1)]);
});

test('the navigation marks Account, which leads here', async () => {
  await openApp(SETTINGS, { as: 'ada' });

  const account = await screen.findByRole('link', { name: 'Account' });

  expect(account.getAttribute('aria-current')).toBe('page');
});

test('Edit Profile leads to the profile', async () => {
  const { user, address } = await openApp(SETTINGS, { as: 'ada' });

  await user.click(await screen.findByRole('link', { name: 'Edit Profile' }));

  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-profile'));
});

test.each(['Notification Preference', 'Two Factor Authentication'])(
  '%s is marked as coming soon, and is not a button',
  async (name) => {
    await openApp(SETTINGS, { as: 'ada' });

    const row = (await screen.findByText(name)).parentElement;
    expect(row?.textContent).toBe(`${name}Coming soon`);
    expect(row?.closest('button, a')).toBeNull();
  },
);

test('the theme changes at once and is stored', async () => {
  const { user } = await openApp(SETTINGS, { as: 'ada' });
  const theme = await screen.findByRole('switch', { name: /Change Theme/ });
  expect(theme).toHaveProperty('checked', false);

  await user.click(theme);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(theme).toHaveProperty('checked', true);

  await user.click(theme);
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

describe('deleting the account', () => {
  async function ask(options: Parameters<typeof openApp>[1]) {
    const app = await openApp(SETTINGS, options);
    await press(app.user, 'Delete Account');
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to Delete your account?',
    });
    return { ...app, dialog };
  }

  test('asks with both texts, and Cancel changes nothing', async () => {
    const { user, dialog, calls } = await ask({ as: 'ada' });
    expect(dialog.textContent).toContain('This action is irreversible and all your data will be lost.');
    within(dialog).getByRole('button', { name: 'Delete' });

    await press(user, 'Cancel');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('signs out and shows a toast on the sign-in page', async () => {
    const { user, address, toasts, backend, scope } = await ask({ as: 'ada' });

    await press(user, 'Delete');

    await waitFor(() => expect(address()).toBe('/'));
    expect(toasts).toEqual(['success Account deleted successfully 2000']);
    expect(scope.getState($isAuthenticated)).toBe(false);
    const body = { email: 'ada@amana.test', password: 'Passw0rd!' };
    expect((await backend.refusal('login', { body })).status).toBe(400);
  });

  test('is refused with a message while money is held, and the session stays', async () => {
    const { backend } = await tradeAt('Paid');
    const { user, dialog, toasts, scope } = await ask({ as: 'ada', backend });

    await press(user, 'Delete');

    const reason = 'You cannot delete your account while money of yours is held in escrow.';
    await within(dialog).findByText(reason);
    expect(toasts).toEqual([`error ${reason} 3000`]);
    expect(scope.getState($isAuthenticated)).toBe(true);
  });

  test('is refused under a success status, and the session stays', async () => {
    const { user, toasts, intercept, address, scope } = await ask({ as: 'ada' });
    intercept((request, next) =>
      request.method === 'DELETE'
        ? Promise.resolve(Response.json({ succeeded: false, data: null, message: 'A dispute is open' }))
        : next(request),
    );

    await press(user, 'Delete');

    await waitFor(() => expect(toasts).toEqual(['error A dispute is open 3000']));
    expect(scope.getState($isAuthenticated)).toBe(true);
    expect(address()).toBe(SETTINGS);
  });

  test('is not reported as done if the service is too busy to confirm', async () => {
    const { user, toasts, intercept, scope } = await ask({ as: 'ada' });
    loseAnswer(intercept, 429);

    await press(user, 'Delete');

    await screen.findByText(IN_DOUBT);
    expect(toasts).toEqual(['error An error occurred 3000']);
    expect(scope.getState($isAuthenticated)).toBe(true);
  });

  function loseAnswer(
    intercept: Awaited<ReturnType<typeof ask>>['intercept'],
    laterStatus: number,
    body: string | null = null,
  ): void {
    intercept((request) =>
      Promise.resolve(
        request.method === 'DELETE'
          ? new Response(null, { status: 503 })
          : new Response(body, { status: laterStatus }),
      ),
    );
  }

  test.each([
    [404, '404 page not found'],
    [403, '<html><h1>Request blocked</h1></html>'],
  ])('is not reported as done because of a page of a proxy with %d', async (status, page) => {
    const { user, toasts, intercept, scope } = await ask({ as: 'ada' });
    loseAnswer(intercept, status, page);

    await press(user, 'Delete');

    await screen.findByText(IN_DOUBT);
    expect(toasts).toEqual(['error An error occurred 3000']);
    expect(scope.getState($isAuthenticated)).toBe(true);
  });

  test.each([404, 410])('is known to be done when the account is unknown with %d', async (status) => {
    const { user, address, toasts, intercept } = await ask({ as: 'ada' });
    loseAnswer(intercept, status);

    await press(user, 'Delete');

    await waitFor(() => expect(address()).toBe('/'));
    expect(toasts).toEqual(['success Account deleted successfully 2000']);
  });

  test.each([401, 403])('is not reported as done because the session has ended with %d', async (status) => {
    const { user, address, toasts, intercept, scope } = await ask({ as: 'ada' });
    loseAnswer(intercept, status);

    await press(user, 'Delete');

    await waitFor(() => expect(address()).toBe('/'));
    expect(toasts).toEqual([
      'warning We could not confirm that your account was deleted. Sign in to check. default',
    ]);
    expect(scope.getState($isAuthenticated)).toBe(false);
  });
});
