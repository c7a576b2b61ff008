import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { openConsole } from './open-console.tsx';

test('an entry leads to its mail', async () => {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  const { user, show } = await openConsole('/dashboard/overview', {
    as: 'ada',
    backend,
  });
  await show('Trade');

  await press(user, 'Its mail');

  screen.getByRole('tabpanel', { name: /^Messages/ });
});

test('one order is followed alone', async () => {
  const { backend } = await tradeAt('Paid');
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  const { user, show } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');
  const all = within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem').length;

  await user.selectOptions(screen.getByLabelText('Order'), 'AMN-000001');

  const own = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
  expect(own.length).toBeLessThan(all);
  expect(own.every((entry) => within(entry).queryByText('Open order') !== null)).toBe(true);
});
