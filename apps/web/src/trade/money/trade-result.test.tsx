import type { OrderStatus } from '@amana/domain';
import type { PersonaId } from '@amana/mock-lab';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { returnToTab } from '../../testing/return-to-tab.ts';
import { tradeAt } from '../../testing/trade-at.ts';
import { withoutFields } from '../../testing/without-fields.ts';
import { JUST_PAID } from './trade-result.tsx';

const PAID = '₦51,881.25 is with Amana';

test('payment result: shown once after the payment has arrived', async () => {
  const { backend, trade, transactionId } = await tradeAt('OpenTransaction');
  const { orderId } = trade;
  const { address, goTo, toasts, router } = await openApp(`/dashboard/order/payments/${orderId}`, {
    as: 'ada',
    backend,
  });
  await screen.findByRole('region', { name: 'Bank account details' });

  await backend.call('sendTransfer', { body: await trade.account() });
  await returnToTab();

  const result = await screen.findByRole('region', { name: PAID });
  expect(address()).toBe(`/dashboard/orders/${orderId}`);
  expect(toasts).toEqual(['success Your payment was received 2000']);
  expect(result.textContent).toBe(
    `${PAID}It stays there until you confirm receipt.` +
      'Next: Chidi sends the goods. Delivery is expected by 2 Mar 2026.View payment record',
  );
  const link = within(result).getByRole('link', { name: 'View payment record' });
  expect(link.getAttribute('href')).toBe(`/dashboard/transactions/${transactionId}`);
  await waitFor(() => expect(router.state.location.state).toBeNull());

  await goTo('/dashboard/settings');
  await goTo(`/dashboard/orders/${orderId}`);
  await screen.findByRole('heading', { name: 'Pending Order' });
  expect(screen.queryByRole('region', { name: PAID })).toBeNull();
});

async function openJustPaid(status: OrderStatus, as: PersonaId = 'ada', fields: string[] = []) {
  const { backend, trade } = await tradeAt(status);
  const { goTo, intercept } = await openApp('/dashboard/settings', { as, backend });
  intercept(withoutFields('/Order/GetById/', fields));
  await goTo(`/dashboard/orders/${trade.orderId}`, JUST_PAID);
  await screen.findByRole('heading', { name: 'Pending Order' });
}

test('payment result: without an exact amount names none', async () => {
  await openJustPaid('Paid', 'ada', ['totalAmount', 'charges', 'vat']);

  await screen.findByRole('region', { name: 'Your payment was received' });
});

test.each([
  ['ada', 'OpenTransaction'],
  ['ada', 'InDispute'],
  ['ada', 'Close'],
  ['chidi', 'Paid'],
] as const)('payment result: %s sees none of an order that is %s', async (as, status) => {
  await openJustPaid(status, as);

  expect(screen.queryByText(/^It stays there/)).toBeNull();
});
