import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { openConsole } from './open-console.tsx';

test('what happens while the console is open is listed at once, the newest first', async () => {
  const { backend } = await tradeAt('OpenTransaction');
  const { user, show } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Trade');

  await press(user, 'Exact');

  await screen.findByText(/^₦51,881.25 is held for/);
  const events = screen.getByText(/^₦51,881.25 is held for/).closest('table') ?? document.body;
  const [newest] = within(events).getAllByRole('row');
  expect(newest?.textContent).not.toContain('created order');
  within(events).getByText(/^Ada Obi created order/);
});
