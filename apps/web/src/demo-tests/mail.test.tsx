import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manageTransactionPath } from '../shared/paths.ts';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { $view, readDemoLink } from '@amana/demo/testing';
import { drawer, openConsole } from './open-console.tsx';

test('mail that arrives with the mailbox closed is counted until it opens', async () => {
  const { backend, user, show } = await openConsole('/login');
  await show('People');
  await waitFor(() => expect($view.getState().seenMailId).not.toBeNull());
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  await press(user, 'Sign in as Ada Obi');

  await screen.findByRole('tab', { name: /^Messages ?, 1 new mail$/ });
  await show('Messages');

  await waitFor(() => screen.getByRole('tab', { name: 'Messages' }));
});

test('the mails of another world are not counted as new', async () => {
  const { backend, user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada' });
  const { data: starts } = await backend.call('getScenarios');
  const title = starts.find(({ name }) => name === 'account-waits-for-money')?.title ?? '';
  await waitFor(() => expect($view.getState().seenMailId).not.toBeNull());
  await show('Worlds');

  await press(user, `Start: ${title}`);
  await outcome(`Started: ${title}`);

  const newest = async () => (await backend.call('getMailbox')).data[0]?.id;
  await waitFor(async () => expect($view.getState().seenMailId).toBe(await newest()));
  await screen.findByRole('tab', { name: 'Messages' });
});

test('the mails of a world that is shown to a visitor are not counted as new', async () => {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  const { user, show } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  const { data: starts } = await backend.call('getScenarios');
  const start = starts.find(({ name }) => name === 'order-link-for-a-newcomer');
  const newest = async () => (await backend.call('getMailbox')).data[0]?.id;
  const before = await newest();
  await waitFor(() => expect($view.getState().seenMailId).toBe(before));
  await show('Worlds');
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'http://amana.test', assign });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  await press(user, `Start: ${start?.title ?? ''}`);

  await waitFor(() => expect(assign).toHaveBeenCalled());
  const { search } = new URL(String(assign.mock.calls[0]));
  expect(readDemoLink(search)).toEqual({ scenario: null, persona: 'none', to: start?.path });
  expect(await newest()).not.toBe(before);
  expect([null, await newest()]).toContain($view.getState().seenMailId);
});

test('a link opens in the application', async () => {
  const { backend, user, show, address } = await openConsole('/login');
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  await show('Messages');

  await press(user, 'Open link: Reset your password');

  await waitFor(() => expect(address()).toBe('/reset-password'));
  await screen.findByLabelText('New Password');
  expect(screen.queryByText(/This link is not complete/)).toBeNull();
});

test('a code goes into the field that waits for it', async () => {
  const { backend, trade, transactionId } = await tradeAt('Shipped');
  const code = await trade.code();
  const { user, show } = await openConsole(manageTransactionPath(transactionId), { as: 'ada', backend });
  await press(user, 'Product Received');
  const field = await screen.findByLabelText<HTMLInputElement>('Confirmation Code');
  await user.click(await screen.findByRole('button', { name: /^Demo console/ }));
  await show('Messages');

  await press(user, `Use the code ${code}`);

  await waitFor(() => expect(field.value).toBe(code));
  await screen.findByText(`${code} is filled in`);
});

test('without such a field the code is copied', async () => {
  const { backend, trade } = await tradeAt('Shipped');
  const code = await trade.code();
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Messages');

  await press(user, `Use the code ${code}`);

  await outcome(`${code} is copied`);
  expect(await navigator.clipboard.readText()).toBe(code);
});

test('the mailbox can be read by person and emptied', async () => {
  const { backend, user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada' });
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  await show('Messages');
  await screen.findByText('Reset your password');

  await user.selectOptions(screen.getByLabelText('Recipient'), 'ada@amana.test');
  expect(screen.queryByText('Confirm your email address')).toBeNull();
  await press(user, 'Empty the mailbox');

  await outcome('The mailbox is empty');
  await screen.findByText('No mail.');
  expect((await backend.call('getMailbox')).data).toEqual([]);
});

test('the chosen person stays chosen when their last mail is gone', async () => {
  const { backend, user, show } = await openConsole('/dashboard/overview', { as: 'ada' });
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  await show('Messages');
  const to = await screen.findByLabelText<HTMLSelectElement>('Recipient');
  await screen.findByText('Reset your password');
  await user.selectOptions(to, 'ada@amana.test');

  await backend.call('clearMailbox');

  await screen.findByText('No mail.');
  expect(to.value).toBe('ada@amana.test');
});

test('an unread mail is found below more than fifty newer ones', async () => {
  const backend = await createTestBackend();
  for (let mails = 0; mails < 60; mails += 1) {
    await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
    await backend.call('moveClock', { body: { advanceMs: 15 * 60_000 } });
  }
  const { user, show } = await openConsole('/login', { backend });
  await show('Messages');

  const ngozi = await screen.findByRole('option', { name: 'ngozi@amana.test' });
  await user.selectOptions(screen.getByLabelText('Recipient'), ngozi);
  await press(user, 'Open link: Confirm your email address');

  await screen.findByRole('heading', { name: 'Email Verified' });
});

test('on a phone the console makes room for the page that a link opens', async () => {
  const still = globalThis.matchMedia;
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (media: string) => Object.assign(still(media), { matches: media.includes('width <') }),
  });
  onTestFinished(() => {
    Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: still });
  });
  const { backend, user, show } = await openConsole('/login');
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  await show('Messages');

  await press(user, 'Open link: Reset your password');

  await waitFor(() => expect(drawer()).toBeNull());
});
