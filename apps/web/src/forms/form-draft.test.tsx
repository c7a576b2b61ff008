import { type TestBackend, createTestBackend, userIdOf } from '@amana/mock-lab/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changedInAnotherTab, loggedOut } from '../session/session.ts';
import { fillForm, press } from '../testing/fill-form.ts';
import { aThread, breakSending, composer, spyOnWarnings } from '../testing/open-chat.ts';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { ACTIONS, openAction } from '../testing/actions.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { storeDraft } from '../shared/drafts.ts';

const OFFER = /^Continue where you left off\?/;
const PROFILE = '/dashboard/account/edit-profile';

afterEach(() => {
  vi.restoreAllMocks();
});

const endSession = ({ intercept }: OpenedApp) =>
  intercept((request, next) =>
    request.headers.has('Authorization') || request.url.endsWith('/Auth/Refresh')
      ? Promise.resolve(Response.json({ message: 'Unauthorized' }, { status: 401 }))
      : next(request),
  );

async function signInAgain({ user, intercept }: OpenedApp, email = 'ada@amana.test'): Promise<void> {
  await screen.findByRole('heading', { name: 'Welcome back' });
  intercept((request, next) => next(request));
  await fillForm(user, { Email: email, Password: 'Passw0rd!' });
  await press(user, 'Log In');
  await screen.findByRole('navigation', { name: 'Main' });
}

async function typeAddress(backend?: TestBackend): Promise<OpenedApp> {
  const app = await openApp(PROFILE, { as: 'ada', backend: backend ?? (await createTestBackend()) });
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: '1 New Road, Lagos' } });
  return app;
}

function fieldsOnScreen(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      'form input:not([type=file], [hidden]), form select, form textarea',
    ),
  ];
}

function signOutInAnotherTab(): void {
  act(() => {
    changedInAnotherTab(null);
  });
}

test('text typed when the server ended the session is offered and restored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = await typeAddress();
  endSession(app);
  await press(app.user, 'Update Profile');

  await signInAgain(app);
  await app.user.click(await screen.findByRole('link', { name: 'Continue' }));
  await press(app.user, 'Restore');

  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('1 New Road, Lagos');
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  await press(app.user, 'Update Profile');
  await waitFor(() => expect(app.toasts.at(-1)).toContain('Profile Updated successfully'));
  await app.goTo('/dashboard/settings');
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('a sign-out in another tab keeps it too, and Discard forgets it', async () => {
  const app = await typeAddress();
  signOutInAnotherTab();
  await signInAgain(app);
  await app.goTo(PROFILE);

  await press(app.user, 'Discard');

  expect(screen.queryByText(OFFER)).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  await app.goTo('/dashboard/settings');
  expect(screen.queryByText(OFFER)).toBeNull();
});

/** Takes the message of a field out of its place, so that React fails when it removes the message. */
async function breakPage(): Promise<void> {
  const name = screen.getByLabelText('First Name');
  fireEvent.change(name, { target: { value: '' } });
  fireEvent.blur(name);
  const text = await screen.findByText('First Name is required');
  text.closest('[role="alert"]')?.remove();
  fireEvent.change(name, { target: { value: 'Ada' } });
}

test('a page with a fault: what was typed is offered when the page is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await typeAddress();

  await breakPage();
  await screen.findByRole('heading', { name: 'This page has a fault' });
  await app.goTo('/dashboard/settings');
  await app.goTo(PROFILE);
  await press(app.user, 'Restore');

  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('1 New Road, Lagos');
});

test('nothing that was typed meanwhile is replaced', async () => {
  const app = await typeAddress();
  signOutInAnotherTab();
  await signInAgain(app);
  await app.goTo(PROFILE);
  await screen.findByRole('button', { name: 'Restore' });

  fireEvent.change(screen.getByLabelText('Address'), { target: { value: '2 Old Road' } });

  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('another person is not offered it, and forgets it by signing out', async () => {
  const app = await typeAddress();
  signOutInAnotherTab();
  await signInAgain(app, 'chidi@amana.test');
  await app.goTo(PROFILE);
  await screen.findByLabelText('Address');
  expect(screen.queryByText(OFFER)).toBeNull();

  await app.goTo('/dashboard/account');
  await press(app.user, 'Log Out');
  await press(app.user, 'OK');
  await signInAgain(app);

  expect(screen.queryByText(OFFER)).toBeNull();
});

test.each([
  'create an order',
  'approve an order',
  'ship with a picture',
  'save a bank account',
  'lodge a dispute',
])('to %s is offered again', async (name) => {
  const action = ACTIONS[name];
  if (action === undefined) throw new Error(name);
  const app = await openAction(action);
  const [address] = [app.address()];
  const typed = () =>
    fieldsOnScreen().map(({ type, value, checked }) => (type === 'radio' ? checked : value));
  const before = typed();

  signOutInAnotherTab();
  await signInAgain(app, `${action.as}@amana.test`);
  await app.goTo(address);
  if (action.opens !== undefined) await press(app.user, action.opens);
  if (action.fields !== undefined) await press(app.user, 'Restore');

  await waitFor(() => expect(typed()).toEqual(before));
  const chooseAgain = /^Files are not stored: choose parcel\.jpg again\.$/;
  expect(screen.queryAllByText(chooseAgain)).toHaveLength(action.file === undefined ? 0 : 1);
});

test('passwords are never stored', async () => {
  const action = ACTIONS['change the password'];
  if (action === undefined) throw new Error('No such action');
  await openAction(action);
  signOutInAnotherTab();

  await screen.findByRole('heading', { name: 'Welcome back' });

  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('N3wpass!');
});

test('a message and one that could not be sent are offered again in the chat', async () => {
  spyOnWarnings();
  const { backend, threadId } = await aThread();
  const app = await openApp(`/dashboard/chats/${threadId}`, { as: 'ada', backend });
  await screen.findByLabelText('Message');
  breakSending(app.intercept);
  fireEvent.change(composer(), { target: { value: 'The heel came off' } });
  await press(app.user, 'Send');
  await screen.findByText('Not sent. Tap to try again');
  fireEvent.change(composer(), { target: { value: 'Are you there?' } });

  signOutInAnotherTab();
  await signInAgain(app);
  await app.goTo(`/dashboard/chats/${threadId}`);
  await press(app.user, 'Restore');

  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(
    'The heel came off\nAre you there?',
  );
});

test('the browser does not ask about a page whose session has ended', async () => {
  const app = await typeAddress();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);

  let wasAsked: boolean | null = null;
  app.router.subscribe(() => (wasAsked ??= isAsked()));
  act(() => {
    loggedOut();
  });

  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(wasAsked).toBe(false);
});

test('a form being sent when another tab signed out is offered as in doubt', async () => {
  const app = await openApp('/dashboard/create-order', { as: 'ada' });
  await press(app.user, 'I am Buying');
  await fillForm(app.user, {
    "Seller's email": 'chidi@amana.test',
    Description: 'A blue bicycle',
    Amount: '70000',
  });
  app.intercept(async (request, next) => {
    const answer = await next(request);
    return request.url.endsWith('/Order/CreateOrder') ? new Promise(() => undefined) : answer;
  });
  await press(app.user, 'Create Order');
  await waitFor(() => expect(app.calls).toContain('POST /Order/CreateOrder'));

  signOutInAnotherTab();
  await signInAgain(app);

  await screen.findByText(/while something was being sent, so look first whether it was done\.$/);
  await app.goTo('/dashboard/create-order');
  await press(app.user, 'I am Selling');
  await screen.findByLabelText('Description');
  expect(screen.queryByText(OFFER)).toBeNull();
  await press(app.user, 'Close');
  await press(app.user, 'I am Buying');
  await screen.findByText(/while this was being sent, so look first whether it was done\.$/);
});

test('the offer of a form in a dialog describes it, and has the first focus', async () => {
  const { user } = await openApp('/dashboard/create-order', { as: 'ada' });
  const texts = { description: 'A blue bicycle' };
  storeDraft({ userId: userIdOf('ada'), path: '/dashboard/create-order', part: 'buyer', texts });

  await press(user, 'I am Buying');

  const offer = 'Continue where you left off? You were signed out before this was sent.';
  await screen.findByRole('dialog', { name: 'Transaction information', description: offer });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restore' }));
});

describe('a page that a phone drops while it is out of sight', () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  /** Reloads the page as a browser does, without notifying the previous one. */
  const loadAgain = (backend: TestBackend) => {
    const stored = sessionStorage.getItem(STORAGE_KEYS.drafts);
    cleanup();
    if (stored !== null) sessionStorage.setItem(STORAGE_KEYS.drafts, stored);
    return openApp(PROFILE, { as: 'ada', backend });
  };

  test('offers what was typed', async () => {
    const backend = await createTestBackend();
    await typeAddress(backend);
    setVisibility('hidden');

    const app = await loadAgain(backend);

    await screen.findByText('Continue where you left off? The page was loaded again before this was sent.');
    await press(app.user, 'Restore');
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('1 New Road, Lagos');
  });

  test('offers nothing of a form that was seen again and left', async () => {
    const app = await typeAddress();
    setVisibility('hidden');
    setVisibility('visible');

    await app.user.click(screen.getByRole('link', { name: 'Home' }));
    await press(app.user, 'Leave');
    await screen.findByRole('heading', { name: 'Welcome, Ada' });
    await app.goTo(PROFILE);

    await screen.findByLabelText('Address');
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  test('offers nothing of a form that was saved out of sight', async () => {
    const app = await typeAddress();
    app.intercept(async (request, next) => {
      if (request.method === 'PUT' || request.method === 'POST') setVisibility('hidden');
      return next(request);
    });
    await press(app.user, 'Update Profile');
    await waitFor(() => expect(app.toasts.at(-1)).toContain('Profile Updated successfully'));
    setVisibility('visible');

    await app.goTo('/dashboard/settings');
    await app.goTo(PROFILE);

    await screen.findByLabelText('Address');
    expect(screen.queryByText(OFFER)).toBeNull();
  });
});
