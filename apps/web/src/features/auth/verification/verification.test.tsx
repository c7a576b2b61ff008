import { createTestBackend } from '@amana/mock-lab/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { signOutInAnotherTab } from '../../../testing/sign-out-in-another-tab.ts';
import { FAULTS } from '../../../testing/faults.ts';
import { press } from '../../../testing/fill-form.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { openApp } from '../../../testing/open-app.tsx';

const PATIENCE_MS = 15_000;

async function mailedLink() {
  const backend = await createTestBackend();
  await backend.call('resendConfirmEmail', { body: { email: 'ngozi@amana.test' } });
  const { data } = await backend.call('getMailbox', { query: { kind: 'confirm-email' } });
  const { pathname, search } = new URL(data[0]?.link ?? '');
  return { backend, link: `${pathname}${search}` };
}

describe('the mailed link', () => {
  test.each(['Token', 'token'])('with %s confirms the address with one call', async (name) => {
    const { backend, link } = await mailedLink();
    const { user, calls, address } = await openApp(link.replace('Token', name), { backend });

    await screen.findByRole('heading', { name: 'Email Verified' });
    expect(document.title).toBe('Email Verified · Amana');
    // Strict mode runs effects twice.
    expect(calls).toEqual(['GET /User/ConfirmEmail']);
    await user.click(screen.getByRole('link', { name: 'Continue to Login' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('shows a heading while it is checked', async () => {
    const { backend, link } = await mailedLink();
    const app = await openApp('/login', { backend });
    const { asked, release } = holdAnswers(app, 'ConfirmEmail');
    await app.goTo(link);
    await asked;

    screen.getByRole('heading', { level: 1, name: 'Email verification' });
    screen.getByRole('status', { name: 'Verifying' });
    release();
    const heading = await screen.findByRole('heading', { name: 'Email Verified' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('stays confirmed in this tab after a reload', async () => {
    const { backend, link } = await mailedLink();
    const first = await openApp(link, { backend });
    await screen.findByRole('heading', { name: 'Email Verified' });

    cleanup();
    const { calls } = await openApp(link, { backend });

    await screen.findByRole('heading', { name: 'Email Verified' });
    expect([...first.calls, ...calls]).toEqual(['GET /User/ConfirmEmail']);
  });

  test('stays confirmed after a session has ended in another tab', async () => {
    const { backend, link } = await mailedLink();
    const app = await openApp(link, { backend, as: 'ada' });
    const { calls, address, goTo, queryClient, router } = app;
    await screen.findByRole('heading', { name: 'Email Verified' });

    signOutInAnotherTab(app);
    queryClient.clear();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(router.state.navigation.state).toBe('idle');
    expect(address()).toBe('/confirm-email');
    await goTo(`${link}&again`);

    screen.getByRole('heading', { name: 'Email Verified' });
    expect(calls.filter((call) => call.includes('ConfirmEmail'))).toEqual(['GET /User/ConfirmEmail']);
  });

  test('is confirmed although a session ends in another tab meanwhile', async () => {
    const { backend, link } = await mailedLink();
    const app = await openApp('/dashboard/settings', { backend, as: 'ada' });
    const { asked, release } = holdAnswers(app, 'ConfirmEmail');
    await app.goTo(link);
    await asked;

    signOutInAnotherTab(app);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(app.router.state.navigation.state).toBe('idle');
    release();

    await screen.findByRole('heading', { name: 'Email Verified' });
    expect(app.address()).toBe('/confirm-email');
    expect(app.calls.filter((call) => call.includes('ConfirmEmail'))).toHaveLength(1);
  });

  test('if used elsewhere, shows the server’s message and two links', async () => {
    const { backend, link } = await mailedLink();
    const [token, email] = [new URLSearchParams(link.split('?')[1]).get('Token') ?? '', 'ngozi@amana.test'];
    await backend.call('confirmEmail', { query: { token, email } });
    const { user, address } = await openApp(link, { backend });

    await screen.findByRole('heading', { name: 'Verification Failed' });
    screen.getByRole('link', { name: 'Continue to Login' });
    expect(screen.getByRole('alert').textContent).toContain('link');
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/send-verification?email=ngozi%40amana.test'));
  });

  test.each([
    ['knows no address', null],
    ['knows the address of somebody else', 'kemi@example.test'],
  ])('that fails leads to another mail for its address on a device that %s', async (_, pending) => {
    const { user, goTo, backend, toasts } = await openApp('/login');
    await backend.call('clearMailbox');
    if (pending !== null) localStorage.setItem('userEmail', pending);
    await goTo('/confirm-email?Token=old&email=ngozi@amana.test');

    await user.click(await screen.findByRole('link', { name: 'Back' }));
    await screen.findByText('ngozi@amana.test');
    await press(user, 'Check your spam, or resend email');

    await waitFor(() => expect(toasts).toEqual(['success Email sent successfully 2000']));
    const { data } = await backend.call('getMailbox', { query: { to: 'ngozi@amana.test' } });
    expect(data.map(({ kind }) => kind)).toEqual(['confirm-email']);
  });

  test('hands the confirmed address to the sign-in page', async () => {
    const { backend, link } = await mailedLink();
    const { user } = await openApp(link, { backend });

    await user.click(await screen.findByRole('link', { name: 'Continue to Login' }));

    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ngozi@amana.test');
  });

  test('without an address leads to the page about the mail all the same', async () => {
    const { user, address } = await openApp('/confirm-email?Token=old');

    await user.click(await screen.findByRole('link', { name: 'Back' }));

    await waitFor(() => expect(address()).toBe('/send-verification'));
  });

  test('without a token fails without a call', async () => {
    const { calls } = await openApp('/confirm-email?email=ngozi@amana.test');

    await screen.findByText('An error occurred');
    expect(calls).toEqual([]);
  });

  test('that is opened without a network is sent when there is one', async () => {
    const { backend, link } = await mailedLink();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { intercept, goTo, calls } = await openApp('/login', { backend });
    intercept(() => Promise.reject(new Error('no network')));
    await goTo(link);
    await screen.findByText('Not loaded yet');
    expect(screen.queryByText('Verification Failed')).toBeNull();

    intercept((request, next) => next(request));
    calls.length = 0;
    network.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));

    await screen.findByRole('heading', { name: 'Email Verified' });
    expect(calls).toEqual(['GET /User/ConfirmEmail']);
  });

  test('that is refused for a while is not sent again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { intercept, goTo, calls } = await openApp('/login');
    intercept(() =>
      Promise.resolve(
        Response.json({ message: 'Slow down' }, { status: 429, headers: { 'retry-after': '1' } }),
      ),
    );
    await goTo('/confirm-email?Token=abc&email=ngozi@amana.test');
    await screen.findByText('Verification Failed');
    calls.length = 0;

    await act(() => vi.advanceTimersByTimeAsync(5_000));

    expect(calls).toEqual([]);
  });

  test('that is refused under status 200 is not called verified', async () => {
    const { intercept, goTo } = await openApp('/login');
    intercept(() => Promise.resolve(Response.json({ '400': 'Invalid token', message: 'Invalid token' })));

    await goTo('/confirm-email?Token=abc&email=ngozi@amana.test');

    await screen.findByText('Invalid token');
    expect(screen.queryByText('Email Verified')).toBeNull();
  });

  test.each(Object.entries(FAULTS))(
    'whose answer %s has failed, perhaps not for good, and is not sent again',
    async (_fault, fault) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { intercept, goTo, calls } = await openApp('/login');
      intercept(fault);

      await goTo('/confirm-email?Token=abc&email=ngozi@amana.test');
      await waitFor(() => expect(calls).toEqual(['GET /User/ConfirmEmail']));
      await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));

      screen.getByRole('heading', { name: 'Verification Failed' });
      screen.getByText('An error occurred');
      screen.getByText('We could not confirm whether this was done.');
      expect(screen.queryByText('Email Verified')).toBeNull();
      screen.getByRole('link', { name: 'Continue to Login' });
      expect(calls).toEqual(['GET /User/ConfirmEmail']);
    },
  );
});

describe('the page about the mail', () => {
  test('shows the address of the link and sends the mail again', async () => {
    const { user, toasts, backend } = await openApp('/send-verification?email=ngozi@amana.test');
    await screen.findByText('ngozi@amana.test');
    await backend.call('clearMailbox');

    await press(user, 'Check your spam, or resend email');

    await waitFor(() => expect(toasts).toEqual(['success Email sent successfully 2000']));
    const { data } = await backend.call('getMailbox', { query: { to: 'ngozi@amana.test' } });
    expect(data).toHaveLength(1);
  });

  test('does not say that a mail was sent to an address that anyone can write into a link', async () => {
    await openApp('/send-verification?email=ngozi@amana.test');

    await screen.findByText('ngozi@amana.test');
    screen.getByText(/If you have none, ask for one below\.$/);
    expect(screen.queryByRole('link', { name: 'Open Gmail' })).toBeNull();
  });

  test('leads to the mailbox of a Gmail address, and to the form if the address is wrong', async () => {
    await openApp('/send-verification?email=ngozi@gmail.com');

    const mailbox = await screen.findByRole('link', { name: 'Open Gmail' });
    expect(mailbox.getAttribute('href')).toBe('https://mail.google.com/');
    const form = screen.getByRole('link', { name: 'Wrong address? Register again' });
    expect(form.getAttribute('href')).toBe('/register');
  });

  test('shows why nothing can be sent without an address', async () => {
    await openApp('/send-verification');

    const description = 'This browser does not know your address: log in first';
    await screen.findByRole('button', { name: 'Check your spam, or resend email', description });
  });

  test('sends one mail for two presses at the very same moment', async () => {
    const { toasts, calls } = await openApp('/send-verification?email=ngozi@amana.test');
    const resend = await screen.findByRole('button', { name: 'Check your spam, or resend email' });

    fireEvent.click(resend);
    fireEvent.click(resend);

    await waitFor(() => expect(toasts).toEqual(['success Email sent successfully 2000']));
    expect(calls).toEqual(['POST /User/ResendConfirmEmail']);
  });

  test.each([
    ['{}', 'Email sent successfully'],
    ['{"data":null}', 'Email sent successfully'],
    ['{"succeeded":true}', 'Email sent successfully'],
    ['{"data":null,"message":"Sent once more"}', 'Sent once more'],
    ['{"data":{"message":"Sent again"}}', 'Sent again'],
  ])('shows that the mail was sent if the answer is %s', async (body, text) => {
    const { user, toasts, intercept } = await openApp('/send-verification?email=ngozi@amana.test');
    intercept(() => Promise.resolve(new Response(body)));

    await press(user, 'Check your spam, or resend email');

    await waitFor(() => expect(toasts).toEqual([`success ${text} 2000`]));
  });

  test.each(['', '?email='])('shows the stored address where the link has none: %j', async (query) => {
    const { goTo } = await openApp('/login');
    localStorage.setItem('userEmail', 'kemi@example.test');

    await goTo(`/send-verification${query}`);

    await screen.findByText('kemi@example.test');
  });
});
