import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { manageTransactionPath } from '../shared/paths.ts';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { drawer, openConsole } from './open-console.tsx';

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

test('an unread mail is found below more than fifty newer ones', async () => {
  const backend = await createTestBackend();
  for (let mails = 0; mails < 60; mails += 1) {
    await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
    await backend.call('moveClock', { body: { advanceMs: 15 * 60_000 } });
  }
  const { user, show } = await openConsole('/login', { backend });
  await show('Messages');

  await user.type(screen.getByLabelText('Find a mail'), 'ngozi@amana.test');
  await press(user, 'Open link: Confirm your email address');

  await screen.findByRole('heading', { name: 'Email Verified' });
});

test('the mailbox can be searched by person and emptied', async () => {
  const { backend, user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada' });
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  await show('Messages');
  await screen.findByText('Confirm your email address');

  await user.type(screen.getByLabelText('Find a mail'), 'ada@amana.test');
  expect(screen.queryByText('Confirm your email address')).toBeNull();
  screen.getByText('Reset your password');
  await press(user, 'Empty the mailbox');

  await outcome('The mailbox is empty');
  await screen.findByText('No mail.');
  expect((await backend.call('getMailbox')).data).toEqual([]);
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
