import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';

const WARNING =
  'If you have already made the transfer, do not cancel: your money would have to travel back first.';

test.each([
  ['ada', 'Cancel Transaction', 'OpenTransaction', true],
  ['ada', 'Cancel Transaction', 'AwaitingPayment', false],
  ['ada', 'Cancel Transaction', 'Approved', false],
  ['chidi', 'Cancel Order', 'OpenTransaction', false],
] as const)('cancel dialog of %s, %s, order %s: warns %s', async (as, name, status, isWarned) => {
  const { backend, trade } = await tradeAt(status);
  const { user } = await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });

  await user.click(await screen.findByRole('button', { name }));

  expect(within(screen.getByRole('dialog')).queryByText(WARNING) !== null).toBe(isWarned);
});
