import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';

test.each(['ada', 'chidi'] as const)('a trade in dispute leads %s to the dispute', async (as) => {
  const { backend, trade, transactionId } = await tradeAt('InDispute');
  const link = () => screen.findByRole('link', { name: 'View dispute' });

  const { goTo } = await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });
  expect((await link()).getAttribute('href')).toBe(`/dashboard/manage-disputes/${transactionId}`);
  expect((await link()).className).toContain('primary');
  screen.getByRole('link', { name: 'Manage Transaction' });

  await goTo(`/dashboard/manage-transactions/${transactionId}`);
  await screen.findByRole('heading', { level: 1, name: 'Manage Transaction' });
  expect((await link()).getAttribute('href')).toBe(`/dashboard/manage-disputes/${transactionId}`);
});
