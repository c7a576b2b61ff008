import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $view } from '@amana/demo/testing';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { drawer, openConsole } from './open-console.tsx';

const NO_NEWS = { name: 'Messages' };

test('mail into an emptied mailbox is new', async () => {
  const { backend, user, show } = await openConsole('/login');
  await show('Messages');
  await press(user, 'Empty the mailbox');
  await screen.findByText('No mail.');
  await show('Worlds');
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
