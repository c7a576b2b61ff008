import { type TestBackend, createTestBackend, userIdOf } from '@amana/mock-backend/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdLists } from '../testing/hold-lists.ts';
import { openApp } from '../testing/open-app.tsx';

const NO_MATCH = 'No orders match these filters';

const buy = (backend: TestBackend, description: string) =>
  backend.call('createOrder', {
    as: 'ada',
    body: { email: 'chidi@amana.test', description, amount: 50_000, buyerId: userIdOf('ada') },
  });

async function withPurchases(count: number) {
  const backend = await createTestBackend();
  for (let made = 1; made <= count; made += 1) await buy(backend, `Sewing machine ${made}`);
  return backend;
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('cleared filters that matched nothing do not make the list empty before it is read', async () => {
  const backend = await withPurchases(1);
  const app = await openApp('/dashboard/orders?status=Cancelled', { as: 'ada', backend });
  await screen.findByText(NO_MATCH);
  const goOn = holdLists(app);

  await app.user.click(screen.getByRole('button', { name: 'Clear Filters' }));

  expect(screen.queryByText('No Orders Yet')).toBeNull();
  expect(screen.queryByText(NO_MATCH)).toBeNull();
  goOn();
  await screen.findByText('Sewing machine 1');
  expect(selectedTab()).toContain('Buy Orders');
});

test('a filter after one that matched nothing says so only when its rows are read', async () => {
  const backend = await withPurchases(1);
  const app = await openApp('/dashboard/orders?status=Cancelled', { as: 'ada', backend });
  await screen.findByText(NO_MATCH);
  const goOn = holdLists(app);

  await app.user.selectOptions(screen.getByLabelText('Status'), 'Pending');

  expect(screen.queryByText(NO_MATCH)).toBeNull();
  goOn();
  await screen.findByText('Sewing machine 1');
});

test('the next page of an empty tab is not called empty before it is read', async () => {
  const backend = await withPurchases(11);
  const app = await openApp('/dashboard/orders?tab=sell', { as: 'ada', backend });
  await screen.findByText('No sell orders on this page');
  const goOn = holdLists(app);

  await app.user.click(screen.getByRole('button', { name: 'Next page' }));

  await screen.findByText('Page 2 of 2');
  expect(screen.queryByText('No sell orders on this page')).toBeNull();
  goOn();
  await screen.findByText('No sell orders on this page');
});

test('a list that was empty opens on the tab of its first row', async () => {
  const backend = await withPurchases(0);
  const { queryClient } = await openApp('/dashboard/orders', { as: 'ada', backend });
  await screen.findByText('No Orders Yet');
  await buy(backend, 'Sewing machine');

  await act(() => queryClient.refetchQueries());

  await screen.findByText('Sewing machine');
  await waitFor(() => expect(selectedTab()).toContain('Buy Orders'));
});
