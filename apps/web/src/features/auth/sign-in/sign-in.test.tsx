import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { withText } from '../../../testing/with-text.ts';

const ADA = { Email: 'ada@amana.test', Password: 'Passw0rd!' };

async function logIn(user: UserEvent, values: Record<string, string> = ADA): Promise<void> {
  await fillForm(user, values);
  await press(user, 'Log In');
}

describe('a login', () => {
  test('leads to the overview, shows a toast, and forgets the pending email', async () => {
    const { user, address, toasts } = await openApp('/login');
    localStorage.setItem(STORAGE_KEYS.pendingEmail, 'ada@amana.test');

    await logIn(user);

    await waitFor(() => expect(address()).toBe('/dashboard/overview'));
    expect(toasts).toEqual(['success Login successfully 1000']);
    expect(localStorage.getItem('userEmail')).toBeNull();
    const stored: unknown = JSON.parse(localStorage.getItem('user') ?? 'null');
    expect(stored).toMatchObject({ isAuthenticated: true, user: { firstName: 'Ada' } });
  });

  test('with an unconfirmed address leads to the page that resends the mail', async () => {
    const { user, address, toasts } = await openApp('/');

    await logIn(user, { Email: 'ngozi@amana.test', Password: 'Passw0rd!' });

    await screen.findByRole('heading', { name: 'Verification Email Sent' });
    screen.getByText(/If you have none, ask for one below\.$/);
    expect(address()).toBe('/send-verification?email=ngozi%40amana.test');
    expect(toasts).toEqual(['warning Login unsuccessful, please confirm email. 3000']);
    expect(localStorage.getItem('userEmail')).toBe('ngozi@amana.test');
  });

  test('with an unconfirmed address does not redirect a person who leaves', async () => {
    const loaded = Promise.withResolvers<null>();
    const app = await openApp('/login', {
      routes: [{ path: '/elsewhere', loader: () => loaded.promise, element: <h1>Elsewhere</h1> }],
    });
    const answer = holdAnswers(app, '/Auth/Login');
    await logIn(app.user, { Email: 'ngozi@amana.test', Password: 'Passw0rd!' });
    await answer.asked;

    act(() => void app.router.navigate('/elsewhere'));
    answer.release();
    await waitFor(() => expect(app.toasts).toHaveLength(1));
    loaded.resolve(null);

    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(app.address()).toBe('/elsewhere');
  });

  test('with a wrong password shows an error once, for 3 s, and keeps the values', async () => {
    const { user, address, toasts } = await openApp('/login');

    await logIn(user, { ...ADA, Password: 'Passw0rd?' });

    await waitFor(() => expect(toasts).toEqual(['error Invalid email or password 3000']));
    expect(address()).toBe('/login');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', ADA.Email);
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Passw0rd?');
    expect(screen.queryByText('Invalid email or password')).toBeNull();
  });

  test.each([
    ['the id of the user', '"userId"', '"uid"'],
    ['a token', /"token":"[^"]+"(?!.*"token")/, '"token":""'],
  ])('answered without %s is an error, because no page could be read with it', async (_, found, other) => {
    const { user, toasts, address, intercept } = await openApp('/login');
    intercept(withText('/Auth/Login', found, other));

    await logIn(user);

    await waitFor(() => expect(toasts).toEqual(['error An error occurred 3000']));
    expect(address()).toBe('/login');
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('without a network shows an error, and the next attempt works', async () => {
    const { user, toasts, address, intercept } = await openApp('/login');
    intercept(() => Promise.reject(new Error('offline')));
    await logIn(user);
    await waitFor(() => expect(toasts).toEqual(['error An error occurred 3000']));

    intercept((request, backend) => backend(request));
    await press(user, 'Log In');

    await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  });
});

describe('the form', () => {
  test('if empty, shows an error per field, focuses the first, sends nothing', async () => {
    const { user, calls } = await openApp('/login');

    await press(user, 'Log In');

    await screen.findByText('Email is required');
    screen.getByText('Password is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls).toEqual([]);
  });

  test('is filled by password managers, and the keyboard shows the password', async () => {
    const { user } = await openApp('/login');
    const password = await screen.findByLabelText('Password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');

    await user.click(password);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(password.getAttribute('type')).toBe('text');
    await user.keyboard('{Enter}');
    expect(password.getAttribute('type')).toBe('password');
  });
});

describe('the screen', () => {
  test('has a larger logo than the others, and opens the terms in a new tab', async () => {
    const { goTo } = await openApp('/login');
    const size = () => Number(document.querySelector('header svg')?.getAttribute('width'));
    await screen.findByRole('heading', { name: 'Log In' });
    const onLogin = size();

    for (const name of ['Terms of Use', 'Privacy Policy']) {
      expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
    }
    expect(screen.getByRole('contentinfo').firstElementChild?.textContent).toBe(
      'By continuing you accept our Terms of Use and Privacy Policy',
    );
    await goTo('/register');
    await screen.findByRole('button', { name: 'Register' });
    expect(size()).toBeLessThan(onLogin);
  });

  test.each(['/', '/login'])('is not shown at %s to a signed-in person', async (path) => {
    const { address } = await openApp(path, { as: 'ada' });

    await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  });

  test('leads to the registration', async () => {
    const { user, address } = await openApp('/login');

    await user.click(await screen.findByRole('link', { name: 'Create an account (Register)' }));

    await waitFor(() => expect(address()).toBe('/register'));
  });
});

describe('a forgotten password', () => {
  async function openModal(options?: Parameters<typeof openApp>[1]) {
    const app = await openApp('/login', options);
    await press(app.user, 'Forgot Password');
    const modal = await screen.findByRole('dialog', { name: 'Forgot your password?' });
    return { ...app, modal };
  }

  test('is mailed a link; the dialog confirms that for 2 s and closes', async () => {
    const { user, backend, modal, toasts } = await openModal();
    expect(modal.textContent).toContain(
      'Enter your email and we’ll send you instructions on how to reset your password.',
    );

    const email = modal.querySelector('input');
    if (email === null) throw new Error('The modal has no field');
    await user.type(email, 'ada@amana.test');
    await press(user, 'Submit');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toEqual(['success Password Reset Link Sent. Check your email 2000']);
    const { data } = await backend.call('getMailbox', { query: { kind: 'reset-password' } });
    expect(data).toHaveLength(1);
  });

  test('is not closed by a press outside the dialog, only by its buttons', async () => {
    const { user, modal } = await openModal();

    await user.click(modal);
    expect(screen.queryByRole('dialog')).not.toBeNull();

    await press(user, 'Back to Sign In');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not left while the address is sent, as no dialog is', async () => {
    const { user, modal, intercept } = await openModal();
    const answered = Promise.withResolvers<null>();
    intercept(async (request, next) => {
      await answered.promise;
      return next(request);
    });
    const email = modal.querySelector('input');
    if (email === null) throw new Error('The modal has no field');
    await user.type(email, 'ada@amana.test');
    await press(user, 'Submit');

    const back = screen.getByRole('button', { name: 'Back to Sign In' });
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('true'));

    answered.resolve(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that fails keeps the dialog and its values', async () => {
    const { user, modal, toasts, intercept } = await openModal();
    intercept(() => Promise.resolve(new Response('', { status: 500 })));
    const email = modal.querySelector('input');
    if (email === null) throw new Error('The modal has no field');

    await user.type(email, 'ada@amana.test');
    await press(user, 'Submit');

    await screen.findByText('An error occurred. We could not confirm whether this was done.');
    expect(toasts).toEqual(['error An error occurred 3000']);
    expect(email.value).toBe('ada@amana.test');
  });
});

test.each([200, 511])('the page of a hotel, %i, is named as one', async (status) => {
  const { user, intercept, toasts } = await openApp('/login');
  const page = '<!doctype html><title>Welcome</title><h1>Our guests</h1>';
  intercept(
    answerTo('/Auth/Login', () => new Response(page, { status, headers: { 'content-type': 'text/html' } })),
  );

  await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });
  await press(user, 'Log In');

  await screen.findByText(/A web page answered instead of the service/);
  await waitFor(() => expect(toasts).toHaveLength(1));
});
