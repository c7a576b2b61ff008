import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { openConsole } from './open-console.tsx';

test('an entry copies as curl for the server of this page', async () => {
  const { backend } = await tradeAt('Paid');
  const { user, show } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  const { data } = await backend.call('getEvents');
  const paid = data.find(({ type }) => type === 'payment.received');
  await show('Trade');
  const entry = (await screen.findByText(paid?.text ?? '')).closest('li') ?? document.body;

  await user.click(within(entry).getByRole('button', { name: 'Copy curl' }));

  await within(entry).findByText('Copied!');
  expect(await navigator.clipboard.readText()).toBe(
    `AMANA='${window.location.origin}'; ${paid?.call?.curl ?? 'no call'}`,
  );
});

test('no curl command is offered if the backend runs in the browser', async () => {
  const { backend } = await tradeAt('Paid');
  const { show } = await openConsole('/dashboard/overview', {
    as: 'ada',
    backend,
    host: { isBackendInBrowser: true },
  });
  await show('Trade');
  await screen.findAllByText(/^POST /);

  expect(screen.queryAllByRole('button', { name: 'Copy curl' })).toEqual([]);
});

test('an entry leads to its mail', async () => {
  const { user, show } = await openConsole('/dashboard/overview', {
    as: 'ada',
    backend: (await tradeAt('Pending')).backend,
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
