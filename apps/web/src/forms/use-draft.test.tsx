import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, test, vi } from 'vitest';
import { loggedOut } from '../session/session.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { ACTIONS, givenIn, openAction } from '../testing/actions.ts';
import { fillForm, press } from '../testing/fill-form.ts';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { signOutInAnotherTab } from '../testing/sign-out-in-another-tab.ts';
import { useSignOut } from '../viewer/sign-out.ts';
import { aThread, breakSending, composer, spyOnWarnings } from '../testing/open-chat.ts';

const PROFILE = '/dashboard/account/edit-profile';
const TYPED = '1 New Road, Lagos';
const ON_RECORD = '12 Marina Road, Lagos';

afterEach(() => {
  vi.restoreAllMocks();
});

async function signInAgain({ user, intercept }: OpenedApp, email = 'ada@amana.test'): Promise<void> {
  await screen.findByRole('heading', { name: 'Log In' });
  intercept((request, next) => next(request));
  await fillForm(user, { Email: email, Password: 'Passw0rd!' });
  await press(user, 'Log In');
  await screen.findByRole('navigation', { name: 'Main' });
}

async function typeAddress(): Promise<OpenedApp> {
  const app = await openApp(PROFILE, { as: 'ada' });
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: TYPED } });
  return app;
}

const address = async () => (await screen.findByLabelText<HTMLInputElement>('Address')).value;

const stored = () => sessionStorage.getItem(STORAGE_KEYS.drafts) ?? '';

test('text typed when the server ended the session is back until it is sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = await typeAddress();
  app.intercept((request, next) =>
    request.headers.has('Authorization') || request.url.endsWith('/Auth/Refresh')
      ? Promise.resolve(Response.json({ message: 'Unauthorized' }, { status: 401 }))
      : next(request),
  );
  await press(app.user, 'Update Profile');

  await signInAgain(app);
  await app.goTo(PROFILE);
  await waitFor(async () => expect(await address()).toBe(TYPED));
  await app.goTo('/dashboard/settings');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(app.user, 'Stay');
  await press(app.user, 'Update Profile');

  await waitFor(() => expect(app.toasts.at(-1)).toContain('Profile Updated successfully'));
  expect(stored()).not.toContain(TYPED);
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

test('a page with a fault: what was typed is back when the page is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await typeAddress();

  await breakPage();
  await screen.findByRole('heading', { name: 'This page has a fault' });
  await app.goTo('/dashboard/settings');
  await app.goTo(PROFILE);

  await waitFor(async () => expect(await address()).toBe(TYPED));
});

test('a page that is loaded again shows what was typed', async () => {
  const { backend } = await typeAddress();
  const before = stored();
  cleanup();
  sessionStorage.setItem(STORAGE_KEYS.drafts, before);

  await openApp(PROFILE, { as: 'ada', backend });

  await waitFor(async () => expect(await address()).toBe(TYPED));
});

test('Leave forgets what was typed', async () => {
  const app = await typeAddress();
  await app.goTo('/dashboard/settings');
  await press(app.user, 'Leave');
  await screen.findByRole('heading', { name: 'Settings' });

  await app.goTo(PROFILE);

  expect(await address()).toBe(ON_RECORD);
  expect(stored()).not.toContain(TYPED);
});

test('another person who signs in does not see it, and it is forgotten', async () => {
  const app = await typeAddress();
  signOutInAnotherTab(app);
  await screen.findByRole('heading', { name: 'Log In' });
  expect(stored()).toContain(TYPED);

  await signInAgain(app, 'chidi@amana.test');

  expect(stored()).not.toContain(TYPED);
  await app.goTo(PROFILE);
  expect(await address()).not.toBe(TYPED);
});

test('a sign-out by the person forgets it', async () => {
  const { scope } = await typeAddress();
  const { result } = renderHook(useSignOut, {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  });

  act(() => result.current());
  await screen.findByRole('heading', { name: 'Log In' });

  expect(stored()).not.toContain(TYPED);
});

test.each(['create an order', 'approve an order', 'save a bank account', 'lodge a dispute'])(
  'to %s: what was typed is back',
  async (name) => {
    const found = ACTIONS[name];
    if (found === undefined) throw new Error(name);
    const { file: _, ...action } = found;
    const app = await openAction(found);
    const [path, before] = [app.address(), await givenIn(action, app)];

    signOutInAnotherTab(app);
    await signInAgain(app, `${action.as}@amana.test`);
    await app.goTo(path);
    if (action.opens !== undefined) await press(app.user, action.opens);

    await waitFor(async () => expect(await givenIn(action, app)).toEqual(before));
  },
);

test('what was typed into one form of a page is not in the other one', async () => {
  const app = await openApp('/dashboard/create-order', { as: 'ada' });
  await press(app.user, 'I am Buying');
  await fillForm(app.user, { Description: 'A blue bicycle' });
  signOutInAnotherTab(app);
  await signInAgain(app);
  await app.goTo('/dashboard/create-order');

  await press(app.user, 'I am Selling');
  expect(await screen.findByLabelText('Description')).toHaveProperty('value', '');
  await press(app.user, 'Close');
  await press(app.user, 'I am Buying');

  await screen.findByDisplayValue('A blue bicycle');
});

test('passwords are never stored', async () => {
  const action = ACTIONS['change the password'];
  if (action === undefined) throw new Error('No such action');
  await openAction(action);

  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('N3wpass!');
});

test('a message and one that could not be sent are back in the chat until they are sent', async () => {
  spyOnWarnings();
  const { backend, threadId } = await aThread();
  const app = await openApp(`/dashboard/chats/${threadId}`, { as: 'ada', backend });
  await screen.findByLabelText('Message');
  breakSending(app.intercept);
  fireEvent.change(composer(), { target: { value: 'The heel came off' } });
  await press(app.user, 'Send');
  await screen.findByText('Not sent. Tap to try again');
  fireEvent.change(composer(), { target: { value: 'Are you there?' } });

  signOutInAnotherTab(app);
  await signInAgain(app);
  await app.goTo(`/dashboard/chats/${threadId}`);
  const both = 'The heel came off\nAre you there?';
  await waitFor(() => expect(composer()).toHaveProperty('value', both));
  await press(app.user, 'Send');

  await waitFor(() => expect(stored()).not.toContain('The heel'));
});

test('the browser does not ask about a page whose session has ended', async () => {
  const app = await typeAddress();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);

  let wasAsked: boolean | null = null;
  app.router.subscribe(() => (wasAsked ??= isAsked()));
  act(() => scopeBind(loggedOut, { scope: app.scope })());

  await screen.findByRole('heading', { name: 'Log In' });
  expect(wasAsked).toBe(false);
});
