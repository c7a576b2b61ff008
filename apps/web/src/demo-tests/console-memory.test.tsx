import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $view } from '@amana/demo/testing';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { drawer, openConsole } from './open-console.tsx';

const NO_NEWS = { name: 'Messages' };

test('undoing a step removes its mail from the count, and marks no other', async () => {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  const { user, show, outcome } = await openConsole('/login', { backend });
  await show('Messages');
  await screen.findByText('Reset your password');
  await show('Worlds');

  await press(user, 'Undo the last step');

  await outcome(/^Taken back: forgotPassword/);
  await waitFor(() => expect(screen.queryByText(/new mail/)).toBeNull());
  await screen.findByRole('tab', NO_NEWS);
});

test('mail into an emptied mailbox is new, mail restored by an undo is not', async () => {
  const { backend, user, show, outcome } = await openConsole('/login');
  await show('Messages');
  await press(user, 'Empty the mailbox');
  await screen.findByText('No mail.');
  await show('Worlds');

  await press(user, 'Undo the last step');
  await outcome(/^Taken back: clearMailbox/);
  await screen.findByRole('tab', NO_NEWS);
  await backend.call('clearMailbox');
  await waitFor(() => expect($view.getState().seenMailId).toBe(''));
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });

  await screen.findByRole('tab', { name: /^Messages ?, 1 new mail$/ });
});

test('the mails of a world that was started elsewhere are not new', async () => {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  const { user, show } = await openConsole('/login', { backend });
  await show('Messages');
  await screen.findByText('Reset your password');
  await show('Worlds');
  const seen = $view.getState().seenMailId;

  await backend.call('resetWorld', { body: { scenario: 'completed' } });

  await waitFor(() => expect($view.getState().seenMailId).not.toBe(seen));
  await user.click(within(drawer() ?? document.body).getByRole('tab', NO_NEWS));
});

test('an order that is not in the world any more is forgotten', async () => {
  const { backend } = await tradeAt('Paid');
  const { user, show } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');
  const order = await screen.findByLabelText<HTMLSelectElement>('Order');
  await user.selectOptions(order, await within(order).findByRole('option', { name: 'AMN-000001' }));

  await backend.call('resetWorld', { body: { scenario: 'empty' } });

  await waitFor(() => expect(order.value).toBe(''));
  expect(within(order).getAllByRole('option')).toHaveLength(1);
});

test('an order stays chosen over undone steps until its creation is undone', async () => {
  const { backend, trade } = await tradeAt('Pending');
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  // Signing in is not a step, so its event remains after the order is undone.
  await backend.call('createPersonaSession', { path: { id: 'chidi' } });
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');
  const order = () => screen.findByLabelText<HTMLSelectElement>('Order');
  const option = await within(await order()).findByRole('option', { name: 'AMN-000001' });
  await user.selectOptions(await order(), option);

  await show('Worlds');
  await press(user, 'Undo the last step');
  await outcome(/^Taken back: forgotPassword/);
  await show('Trade');
  await screen.findByText(/^Ada Obi created order/);
  expect((await order()).value).toBe(trade.orderId);
  expect((await backend.call('undoCall')).data.undone.operationId).toBe('createOrder');

  await waitFor(async () => expect((await order()).value).toBe(''));
});
