import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStoredSession, storeSession } from '../session/index.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { openStage } from './open-stage.tsx';
import { tradeAt } from '../testing/trade-at.ts';

const signedIn = (side: 'buyer' | 'seller') => readStoredSession(side)?.user?.firstName ?? null;
const phone = (name: string) => screen.getByRole('region', { name });

test('each phone has its own person, independent of the visitor’s session', async () => {
  await openStage('', { as: 'tunde' });

  expect([signedIn('buyer'), signedIn('seller')]).toEqual(['Ada', 'Chidi']);
  expect(localStorage.getItem(STORAGE_KEYS.session)).toContain('tunde@amana.test');
  const frame = screen.getByTitle('Phone of Ada Obi');
  expect(frame.getAttribute('name')).toBe('amana-buyer');
  expect(frame.getAttribute('src')).toBe('/dashboard/overview');
});

test('the two people do the steps, independent of the visitor’s session', async () => {
  const { play, backend } = await openStage('', { as: 'tunde' });

  await play('Ada creates the order');
  await screen.findByRole('button', { name: 'Next: Chidi approves the order' });

  expect((await backend.call('getOrderHistory', { as: 'ada' })).totalInRecord).toBe(1);
  expect((await backend.call('getOrderHistory', { as: 'tunde' })).totalInRecord).toBe(0);
});

test('the tabs follow who acts next, and a chosen one stays for its step', async () => {
  const { play, user } = await openStage();
  const shown = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(shown()).toBe('Ada');
  await play('Ada creates the order');
  await waitFor(() => expect(shown()).toBe('Chidi'));

  await user.click(screen.getByRole('tab', { name: 'Ada' }));
  expect(shown()).toBe('Ada');
  await play('Chidi approves the order');
  await play('Ada pays');

  await waitFor(() => expect(shown()).toBe('Chidi'));
});

test('the address names other people', async () => {
  const { play } = await openStage('?buyer=tunde&seller=chidi');
  await waitFor(() => expect([signedIn('buyer'), signedIn('seller')]).toEqual(['Tunde', 'Chidi']));

  await play('Tunde creates the order');

  await screen.findByRole('button', { name: 'Next: Chidi approves the order' });
});

test('starting over makes room for a new trade and signs both people in anew', async () => {
  const { backend, trade } = await tradeAt('Paid');
  const { user, play, address } = await openStage(`?order=${trade.orderId}`, { backend });
  await screen.findByRole('button', { name: 'Next: Chidi ships' });
  storeSession(null, 'buyer');

  await user.click(screen.getByRole('button', { name: 'Start over' }));

  await waitFor(() => expect(signedIn('buyer')).toBe('Ada'));
  expect(address()).toBe('/stage');
  await play('Ada creates the order');
  await screen.findByRole('button', { name: 'Next: Chidi approves the order' });
  expect(address()).not.toContain(trade.orderId);
});

test('a person who cannot sign in leaves an empty phone and the reason', async () => {
  await openStage('?buyer=ngozi');

  expect(await within(phone('Buyer: Ngozi Eze')).findByText(/confirm/i)).toBeDefined();
  expect([signedIn('buyer'), signedIn('seller')]).toEqual([null, 'Chidi']);
});
