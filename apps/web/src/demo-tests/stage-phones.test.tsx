import { act, screen, waitFor, within } from '@testing-library/react';
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

test('a person who signs out by hand is missed on that phone, and returns', async () => {
  const { user } = await openStage();
  await act(async () => {
    storeSession(null, 'buyer');
    window.dispatchEvent(new StorageEvent('storage'));
    await Promise.resolve();
  });
  expect(within(phone('Buyer: Ada Obi')).getByText('Nobody is signed in.')).toBeDefined();
  expect(within(phone('Seller: Chidi Okeke')).queryByText('Nobody is signed in.')).toBeNull();
  expect(signedIn('seller')).toBe('Chidi');

  await user.click(screen.getByRole('button', { name: 'Sign in as Ada Obi' }));

  await waitFor(() => expect(signedIn('buyer')).toBe('Ada'));
  await waitFor(() => expect(screen.queryByText('Nobody is signed in.')).toBeNull());
});

test('another person takes a side, and the two can swap', async () => {
  const { user, choose, address } = await openStage();

  await user.selectOptions(screen.getByLabelText('Who is the buyer'), 'Tunde Bello');
  await waitFor(() => expect([signedIn('buyer'), signedIn('seller')]).toEqual(['Tunde', 'Chidi']));
  await choose('Swap sides');

  await waitFor(() => expect([signedIn('buyer'), signedIn('seller')]).toEqual(['Chidi', 'Tunde']));
  expect(address()).toBe('/stage?buyer=chidi&seller=tunde');
  await screen.findByRole('button', { name: 'Next: Chidi creates the order' });
});

test('a person who cannot sign in leaves an empty phone and the reason', async () => {
  await openStage('?buyer=ngozi');

  expect(await within(phone('Buyer: Ngozi Eze')).findByText(/confirm/i)).toBeDefined();
  expect([signedIn('buyer'), signedIn('seller')]).toEqual([null, 'Chidi']);
});

test('a cancelled reset changes nothing, and the focus stays', async () => {
  const { backend, trade } = await tradeAt('Paid');
  const { user, choose } = await openStage(`?order=${trade.orderId}`, { backend });
  await choose('Reset');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(within(dialog).getByText('Cancel').closest('button')).toBe(document.activeElement),
  );

  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toBe(document.activeElement));
  expect(await trade.status()).toBe('Paid');
});

test('a reset empties the stage and signs both people in anew', async () => {
  const { backend, trade } = await tradeAt('Paid');
  const { user, choose, address } = await openStage(`?order=${trade.orderId}`, { backend });
  await screen.findByRole('button', { name: 'Next: Chidi ships' });
  const before = readStoredSession('buyer')?.accessToken;

  await choose('Reset');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));

  await screen.findByRole('button', { name: 'Next: Ada creates the order' });
  expect(address()).toBe('/stage');
  await waitFor(() => expect(readStoredSession('buyer')?.accessToken ?? before).not.toBe(before));
  const { accessToken } = readStoredSession('buyer') ?? {};
  await backend.call('getNotifications', { as: { token: accessToken ?? '' } });
});
