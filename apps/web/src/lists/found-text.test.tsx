import { createTestBackend, userIdOf } from '@amana/mock-backend/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { openApp } from '../testing/open-app.tsx';

/** Ada's purchases, eleven of them, so that there is a second page. */
async function withPurchases() {
  const backend = await createTestBackend();
  for (let made = 1; made <= 11; made += 1) {
    const body = { email: 'chidi@amana.test', description: `Sewing machine ${made}`, amount: 50_000 };
    await backend.call('createOrder', { as: 'ada', body: { ...body, buyerId: userIdOf('ada') } });
  }
  return backend;
}

async function openList() {
  const app = await openApp('/dashboard/orders?tab=buy', { as: 'ada', backend: await withPurchases() });
  await screen.findByText('Sewing machine 11');
  // A screen reader says only what changes in a region that was there before.
  const regions = screen.getAllByRole('status');
  const isSaid = (text: string) =>
    waitFor(() => expect(regions.map(({ textContent }) => textContent)).toContain(text));
  return { ...app, isSaid };
}

test('the number of rows that a filter has found is announced', async () => {
  const { user, isSaid } = await openList();

  await user.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
  await isSaid('0 on this page');
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
  await isSaid('10 on this page');
});

test('a tab without rows is said, and that the next pages could not be read', async () => {
  const { user, intercept, isSaid } = await openList();

  await user.click(screen.getByRole('tab', { name: /Sell Orders/ }));
  await isSaid('0 on this page');
  const place = screen.getByRole('heading', { name: 'No sell orders on this page' }).closest('[role=status]');
  intercept((request, next) =>
    request.url.includes('/Order/GetHistory')
      ? Promise.resolve(new Response(null, { status: 404 }))
      : next(request),
  );
  await press(user, 'Next page with sell orders');

  const failure = await screen.findByText('The next pages could not be read. Try again.');
  expect(place?.contains(failure)).toBe(true);
});
