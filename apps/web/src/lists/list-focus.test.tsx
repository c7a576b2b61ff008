import { createTestBackend, userIdOf } from '@amana/mock-backend/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { openApp } from '../testing/open-app.tsx';

/** Ada's orders: one sale, then eleven purchases, so that the sale is on the second page. */
async function withSaleOnPageTwo() {
  const backend = await createTestBackend();
  const order = (side: object) =>
    backend.call('createOrder', {
      as: 'ada',
      body: { email: 'chidi@amana.test', description: 'Sewing machine', amount: 50_000, ...side },
    });
  await order({ vendorId: userIdOf('ada'), estimatedTimeOfDelivery: '2026-03-09' });
  for (let made = 0; made < 11; made += 1) await order({ buyerId: userIdOf('ada') });
  return backend;
}

const focused = () => document.activeElement;
const filters = () => screen.getByRole('region', { name: 'Filters' });

test('a filter that is removed, and all of them, leave the focus on the filters', async () => {
  const { user } = await openApp('/dashboard/orders?status=Pending&from=2026-03-02', { as: 'ada' });

  await press(user, 'Remove Status: Pending');
  expect(focused()).toBe(filters());
  await press(user, 'Clear Filters');
  expect(focused()).toBe(filters());
});

test('the way to the next page with rows leaves the focus on the selected tab', async () => {
  const backend = await withSaleOnPageTwo();
  const { user, address } = await openApp('/dashboard/orders?tab=sell', { as: 'ada', backend });

  await press(user, 'Next page with sell orders');

  await waitFor(() => expect(address()).toContain('page=2'));
  await screen.findByText('Sewing machine');
  expect(focused()).toBe(screen.getByRole('tab', { selected: true }));
});

test('a next page that cannot be read leaves the focus on the selected tab', async () => {
  const backend = await withSaleOnPageTwo();
  const { user, intercept } = await openApp('/dashboard/orders?tab=buy', { as: 'ada', backend });
  await screen.findAllByText('Sewing machine');
  intercept((request, next) =>
    request.url.includes('/Order/GetHistory')
      ? Promise.resolve(new Response(null, { status: 404 }))
      : next(request),
  );

  await press(user, 'Next page');

  await screen.findByRole('button', { name: 'Retry' });
  expect(focused()).toBe(screen.getByRole('tab', { selected: true }));
});

test('the focused row that leaves the list as the last one leaves the focus on the page', async () => {
  const backend = await createTestBackend();
  const { data } = await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'chidi@amana.test', description: 'Yam', amount: 50_000, buyerId: userIdOf('ada') },
  });
  const app = await openApp('/dashboard/orders?status=Pending', { as: 'ada', backend });
  const row = await screen.findByRole('link', { name: /Yam/ });
  act(() => row.focus());

  await backend.call('cancelOrder', { as: 'ada', body: { orderId: data.id } });
  await act(() => app.queryClient.invalidateQueries());

  await screen.findByText('No orders match these filters');
  expect(focused()).toBe(screen.getByRole('main'));
});
