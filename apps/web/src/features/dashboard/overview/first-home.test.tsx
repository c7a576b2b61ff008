import { createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { withText } from '../../../testing/with-text.ts';

const OVERVIEW = '/dashboard/overview';
const card = () => screen.findByRole('region', { name: 'How Amana works' });

test('first home: explains the product with a priced example', async () => {
  await openApp(OVERVIEW, { as: 'ada' });

  const first = within(await card());
  expect(first.getAllByRole('listitem')).toHaveLength(4);
  first.getByText('₦51,881.25');
  first.getByText('₦48,118.75');
  await screen.findByText('No Transactions Yet');
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
});

test.each([
  ['I am Buying', '?side=buy'],
  ['I am Selling', '?side=sell'],
])('first home: %s leads to the new order', async (name, search) => {
  await openApp(OVERVIEW, { as: 'ada' });

  const link = within(await card()).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/dashboard/create-order${search}`);
});

test('first home: uses the configured product name', async () => {
  await openApp(OVERVIEW, { as: 'ada', config: { productName: 'Osusu' } });

  await screen.findByRole('heading', { name: 'How Osusu works' });
});

test('first home: not shown after an order, even a cancelled one', async () => {
  const backend = await createTestBackend();
  await (await startTrade(backend)).bringTo('Cancelled');
  await openApp(OVERVIEW, { as: 'ada', backend });

  await screen.findByText('Nothing to do');
  expect(screen.queryByRole('region', { name: 'How Amana works' })).toBeNull();
});

test('first home: not shown while it is unknown whether there are orders', async () => {
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada' });
  intercept(withText('/Overview/', '"hasOrders"', '"another"'));
  await goTo(OVERVIEW);

  await screen.findByText('Nothing to do');
  expect(screen.queryByRole('region', { name: 'How Amana works' })).toBeNull();
});
