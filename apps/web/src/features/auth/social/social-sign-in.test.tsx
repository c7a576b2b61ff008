import { EMAIL_NOT_CONFIRMED } from '@amana/domain';
import { installIdentityWidget } from '@amana/mock-lab/testing';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $session } from '../../../session/index.ts';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { useProgress } from './social-sign-in.tsx';

const CONFIGURED = { config: { identityClientId: 'simulated' } };
const ADA = { email: 'ada@amana.test', givenName: 'Ada', familyName: 'Obi' };

async function scriptTag(): Promise<Element> {
  return waitFor(() => {
    const tag = [...document.querySelectorAll('body > script')].at(-1);
    if (tag === undefined) throw new Error('No script was asked for');
    return tag;
  });
}

async function openWithWidget(path = '/login') {
  const app = await openApp(path, CONFIGURED);
  const tag = await scriptTag();
  installIdentityWidget([ADA]);
  fireEvent.load(tag);
  return app;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'google');
});

describe('signing in through the identity provider', () => {
  test('leads to the overview and shows a toast', async () => {
    const { user, address, toasts } = await openWithWidget();

    await press(user, 'Sign in with Google');
    await press(user, 'Ada Obi (ada@amana.test)');

    await waitFor(() => expect(address()).toBe('/dashboard/overview'));
    expect(toasts).toEqual(['success Login successfully 1000']);
  });

  test('registers a new user', async () => {
    const { user, address, backend } = await openWithWidget('/register');

    await fillForm(user, { 'First Name': 'Kemi' });
    await press(user, 'Sign up with Google');
    await fillForm(user, { 'Another address': 'kemi@example.test' });
    await press(user, 'Continue with this address');

    await waitFor(() => expect(address()).toBe('/dashboard/overview'));
    expect(backend.world.indexes.usersByEmail.first('kemi@example.test')).toMatchObject({
      emailConfirmed: true,
    });
  });

  test('that the server refuses shows an error for three seconds', async () => {
    const { user, toasts, intercept } = await openWithWidget();
    intercept(() => Promise.resolve(new Response('{"message":"No"}', { status: 400 })));

    await press(user, 'Sign in with Google');
    await press(user, 'Ada Obi (ada@amana.test)');

    await waitFor(() => expect(toasts).toEqual(['error Google login failed. Please try again. 3000']));
  });

  test('that fails in the widget shows a separate message', async () => {
    const { user, toasts, calls } = await openWithWidget();

    await press(user, 'Sign in with Google');
    await press(user, 'Let the provider fail');

    expect(toasts).toEqual(['error Google sign-in failed. Please try again. 3000']);
    expect(calls).toEqual([]);
  });

  test.each([
    ['an answer to one through Google', '/Auth/GoogleSignIn', 'Ada', null],
    ['an answer to one by email', '/Auth/Login', 'Chidi', null],
    ['a refusal of one through Google', '/Auth/GoogleSignIn', 'Ada', 'No'],
    ['a refusal of one by email', '/Auth/Login', 'Chidi', EMAIL_NOT_CONFIRMED],
  ])('is not changed by %s that arrives late', async (_which, slow, name, refusal) => {
    const { user, address, toasts, intercept, queryClient, scope } = await openWithWidget();
    const slowIsAsked = Promise.withResolvers<undefined>();
    const slowIsReleased = Promise.withResolvers<undefined>();
    intercept(async (request, next) => {
      if (!request.url.endsWith(slow)) {
        await slowIsAsked.promise;
        return next(request);
      }
      slowIsAsked.resolve(undefined);
      await slowIsReleased.promise;
      return refusal === null ? next(request) : Response.json({ message: refusal }, { status: 400 });
    });

    await press(user, 'Sign in with Google');
    await fillForm(user, { 'Another address': 'chidi@amana.test' });
    await press(user, 'Continue with this address');
    await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });
    await press(user, 'Log In');
    await screen.findByRole('heading', { name: `Welcome, ${name}` });
    expect(queryClient.isMutating()).toBe(1);
    slowIsReleased.resolve(undefined);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));

    expect(scope.getState($session).user?.firstName).toBe(name);
    expect(address()).toBe('/dashboard/overview');
    expect(toasts).toEqual(['success Login successfully 1000']);
  });

  test('shows a progress bar until the answer is there', async () => {
    const { user, intercept } = await openWithWidget();
    const answer = Promise.withResolvers<Response>();
    intercept(() => answer.promise);

    await press(user, 'Sign in with Google');
    await press(user, 'Ada Obi (ada@amana.test)');

    const bar = await screen.findByRole('progressbar', { name: 'Signing in' });
    answer.resolve(new Response('{}', { status: 500 }));
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('100'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  test('has a button 40 px high, and OR between it and the form', async () => {
    await openWithWidget();

    const button = await screen.findByRole('button', { name: 'Sign in with Google' });
    expect(button.style.height).toBe('40px');
    const or = screen.getByText('OR');
    expect(button.compareDocumentPosition(or) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const email = screen.getByLabelText('Email');
    expect(or.compareDocumentPosition(email) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('where the script of the provider', () => {
  test('is missing, the login by email still works', async () => {
    const { user, address } = await openApp('/login', CONFIGURED);

    await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });
    await press(user, 'Log In');

    await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  });

  test('is blocked, a text replaces it', async () => {
    await openApp('/login', CONFIGURED);

    fireEvent.error(await scriptTag());

    await screen.findByText(/Social sign-in is not available right now/);
    screen.getByLabelText('Email');
  });

  test('is not configured, there is no social sign-in', async () => {
    await openApp('/login');

    await screen.findByLabelText('Email');
    expect(screen.queryByText('OR')).toBeNull();
  });
});

test('the progress bar steps to 10, 30, 50 and 70 %, then to 100 % and away', () => {
  vi.useFakeTimers();
  try {
    const { result, rerender } = renderHook(useProgress, { initialProps: false });
    const after = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return result.current;
    };
    expect(after(60_000)).toBeNull();

    rerender(true);

    expect([
      after(0),
      after(99),
      after(1),
      after(199),
      after(1),
      after(299),
      after(1),
      after(60_000),
    ]).toEqual([10, 10, 30, 30, 50, 50, 70, 70]);
    rerender(false);
    expect([after(0), after(399), after(1)]).toEqual([100, 100, null]);
  } finally {
    vi.useRealTimers();
  }
});
