import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { aThread, stored } from '../testing/open-chat.ts';
import { openConsole } from './open-console.tsx';

const DISPUTE = 'The heel is broken';

test('without a session the console shows where to begin', async () => {
  const { show } = await openConsole('/login');

  await show('Messages');

  await screen.findByText('Sign in as a party of a dispute, under People.');
});

test('Admin writes to both parties, or to one', async () => {
  const { backend, threadId } = await aThread();
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Messages');

  await user.type(await screen.findByLabelText(`Message as Admin: ${DISPUTE}`), 'We look into it');
  await press(user, 'Send to both');
  await outcome('Sent as Admin');
  await user.type(screen.getByLabelText(`Message as Admin: ${DISPUTE}`), 'For the seller alone');
  await press(user, 'Send to the seller');
  await outcome('Sent as Admin');

  const texts = (await stored(backend, threadId)).map(({ message }) => message);
  expect(texts).toEqual(['We look into it']);
});

test('an empty message is refused before it is sent', async () => {
  const { backend } = await aThread();
  const { user, show, outcome, calls } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Messages');

  await press(user, 'Send to both');

  await outcome('Write a message first.');
  expect(calls).not.toContain('POST /mock/v1/messages');
});

test.each([
  ['buyer', 'Decided for the buyer: the money goes back', 'Close'],
  ['seller', 'Decided for the seller: settlement runs', 'Delivered'],
])('a dispute is decided for the %s', async (party, text, status) => {
  const { backend, trade } = await aThread();
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Messages');

  await press(user, `Decide for the ${party}: ${DISPUTE}`);

  await outcome(text);
  expect(await trade.status()).toBe(status);
});
