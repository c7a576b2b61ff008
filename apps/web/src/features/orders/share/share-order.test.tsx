import { createTestBackend, userIdOf } from '@amana/mock-lab/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';
import { withoutFields } from '../../../testing/without-fields.ts';

async function openInvitation(phoneNumber?: string) {
  const backend = await createTestBackend();
  const { data } = await backend.call('createOrder', {
    as: 'ada',
    body: {
      email: 'nobody@amana.test',
      buyerId: userIdOf('ada'),
      description: 'A drum',
      amount: 5_000,
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
    },
  });
  const app = await openApp(`/dashboard/orders/${data.id}`, { as: 'ada', backend });
  return { ...app, order: data };
}

const whatsApp = () => screen.findByRole('link', { name: 'Send on WhatsApp' });

test.each([
  ['08031234567', 'https://wa.me/2348031234567'],
  ['0123', 'https://wa.me/'],
  [undefined, 'https://wa.me/'],
])('share: the message goes to the phone number %s by %s', async (phoneNumber, address) => {
  const { order } = await openInvitation(phoneNumber);

  const url = new URL((await whatsApp()).getAttribute('href') ?? '');

  expect(`${url.origin}${url.pathname}`).toBe(address);
  expect(url.searchParams.get('text')).toBe(
    'This is Ada Obi. I want to buy “A drum” for ₦5,000.00 from you through Amana. ' +
      `I pay Amana, which holds the money until I confirm receipt. The order and its charges: ${order.referralLink}`,
  );
});

test('share: the order link and its QR code are behind a disclosure', async () => {
  const { order } = await openInvitation();
  await whatsApp();

  const more = screen.getByRole('group');

  expect(more).toHaveProperty('open', false);
  within(more).getByText('Order link and QR code');
  within(more).getByText(order.referralLink);
  expect(screen.getAllByText('Order Link')).toHaveLength(1);
});

test("share: the order's address replaces a link that was not sent", async () => {
  const { goTo, intercept, queryClient, order } = await openInvitation();
  await goTo('/dashboard/settings');
  intercept(withoutFields('/Order/GetById/', ['referralLink']));
  queryClient.clear();
  await goTo(`/dashboard/orders/${order.id}`);
  await whatsApp();

  within(screen.getByRole('group')).getByText(`${window.location.origin}/dashboard/orders/${order.id}`);
});

test('share: an order that was cancelled is not offered', async () => {
  const { backend, order, queryClient } = await openInvitation();
  await whatsApp();
  await backend.call('cancelOrder', { as: 'ada', body: { orderId: order.id } });

  await queryClient.invalidateQueries();

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Send on WhatsApp' })).toBeNull());
});

test.each(['ada', 'chidi'] as const)('share: not offered once both have joined, to %s', async (as) => {
  const { backend, trade } = await tradeAt('Pending');
  await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });

  await screen.findByRole('region', { name: 'Payment breakdown' });

  expect(screen.queryByRole('link', { name: 'Send on WhatsApp' })).toBeNull();
});
