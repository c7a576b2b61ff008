import { fork } from 'effector';
import { PRESSES } from '@amana/demo/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  PATHS,
  approveOrderPath,
  manageTransactionPath,
  orderPaymentPath,
  transferDetailsPath,
} from '../shared/paths.ts';
import { demoHost } from '../app/open-demo.ts';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { openApp } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';
import { openStage } from './open-stage.tsx';

const BEAT_MS = 6_000;
const money = () => screen.getByRole('region', { name: 'Where the money is' });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
async function openShow() {
  const app = await openStage('?autoplay');
  await button('Pause');
  return {
    ...app,
    /** Lets six seconds pass at once, so that the stage looks once, and waits until the backend has answered. */
    beat: async () => {
      act(() => {
        vi.advanceTimersByTime(BEAT_MS);
      });
      while (app.queryClient.isMutating() > 0) await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
  };
}

test('autoplay: plays a whole trade in 90 seconds and then offers to try it', async () => {
  const { beat, address, backend } = await openShow();
  expect(within(money()).getByText('Ada’s bank').closest('li')?.textContent).toContain('₦51,881.25');

  for (const shown of [
    'Ada presses I am Buying and enters Chidi’s email, the goods and the price.',
    /^Of ₦50,000.00, ₦48,118.75 reaches Chidi/,
    'Chidi enters the delivery date and approves.',
    /^Ada pays ₦51,881.25 by bank transfer/,
    'Ada presses Make Payment with bank.',
    'Ada transfers to this account before its time is over.',
    /^The money is held/,
    'Chidi sends the goods and presses Confirm Delivery.',
    /^When the goods arrive, Ada types a code/,
    'Ada has the goods and opens the email with the code.',
    'Ada presses Product Received.',
    'Ada types the code.',
    /^Amana pays ₦48,118.75 to Chidi/,
    'The trade is complete: Chidi is paid.',
  ]) {
    await beat();
    expect(await screen.findByText(shown)).toBeDefined();
  }
  await beat();

  expect(screen.getByRole('link', { name: 'Try it yourself' }).getAttribute('href')).toBe('/demo');
  const id = new URLSearchParams(address().split('?')[1]).get('order') ?? '';
  const { data: order } = await backend.call('getOrder', { as: 'chidi', path: { id } });
  expect(order.orderStatus).toBe('Completed');
});

test('autoplay: shows the email with the code on the phone of the buyer', async () => {
  const { backend, trade } = await tradeAt('Shipped');
  const { user } = await openStage(`?order=${trade.orderId}`, { backend });

  await user.click(await button('Show how'));

  const email = await screen.findByRole('article', { name: 'Email' });
  expect(screen.getByTitle('Phone of Ada Obi').closest('section')?.contains(email)).toBe(true);
  expect(within(email).getByText(await trade.code())).toBeDefined();
});

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a touch', () => fireEvent.pointerDown(document.body)],
  [
    'a touch in a phone',
    () => {
      const frame = screen.getByTitle<HTMLIFrameElement>('Phone of Ada Obi');
      // A frame without a loaded page is empty here.
      frame.contentDocument?.append(frame.contentDocument.createElement('html'));
      fireEvent.load(frame);
      frame.contentWindow?.dispatchEvent(new Event('pointerdown'));
    },
  ],
])('autoplay: %s stops it', async (_, touch) => {
  const { beat } = await openShow();

  act(() => {
    touch();
  });

  await button('Play');
  await beat();
  expect(await button('Next: Ada creates the order')).toBeDefined();
  expect(screen.queryByText(/^Ada presses/)).toBeNull();
});

test('autoplay: its own controls pause it, go on and start over', async () => {
  const { beat, user, address } = await openShow();
  await beat();
  await beat();
  await waitFor(() => expect(address()).toContain('order='));

  await user.click(await button('Pause'));
  await user.click(await button('Play'));
  await beat();
  expect(await screen.findByText('Chidi enters the delivery date and approves.')).toBeDefined();
  await user.click(await button('Start over'));

  await waitFor(() => expect(address()).not.toContain('order='));
  expect(await button('Pause')).toBeDefined();
});

test.each([
  ['Create', 0, 'ada', null, () => PATHS.createOrder],
  ['Approve', 0, 'chidi', 'Pending', ({ orderId }: Ids) => approveOrderPath(orderId)],
  ['Pay', 0, 'ada', 'Approved', ({ orderId }: Ids) => orderPaymentPath(orderId)],
  ['Pay', 1, 'ada', 'OpenTransaction', ({ transactionId }: Ids) => transferDetailsPath(transactionId)],
  ['Ship', 0, 'chidi', 'Paid', ({ transactionId }: Ids) => manageTransactionPath(transactionId)],
  ['Confirm', 1, 'ada', 'Shipped', ({ transactionId }: Ids) => manageTransactionPath(transactionId)],
] as const)('ring: the page has the element of %s, press %i', async (step, index, as, status, pathOf) => {
  vi.useRealTimers();
  const { backend, trade, transactionId } = await tradeAt(status ?? 'Pending');
  await openApp(pathOf({ orderId: trade.orderId, transactionId }), { backend, as });

  const press = PRESSES[step][index];

  await waitFor(() => expect(press?.find(document)).not.toBeNull());
});

interface Ids {
  readonly orderId: string;
  readonly transactionId: string;
}

test('ring: looking for the field of the code changes nothing', async () => {
  vi.useRealTimers();
  const { backend, transactionId } = await tradeAt('Shipped');
  await openApp(manageTransactionPath(transactionId), { backend, as: 'ada' });
  await button('Product Received');

  expect(PRESSES.Confirm[2]?.find(document)).toBeNull();

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ring: types the code into the form that its page opens', async () => {
  vi.useRealTimers();
  const { backend, trade, transactionId } = await tradeAt('Shipped');
  const press = PRESSES.Confirm[2];
  const { data: order } = await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } });
  const path = press?.path?.(demoHost(DEFAULT_CONFIG, fork()).paths, order) ?? '';
  expect(path).toContain(transactionId);
  await openApp(path, { backend, as: 'ada' });
  await waitFor(() => expect(press?.find(document)).not.toBeNull());
  const field = press?.find(document) ?? document.body;
  const code = await trade.code();

  press?.act?.(field, code);

  await waitFor(() => expect(field).toHaveProperty('value', code));
  expect(await trade.status()).toBe('Shipped');
});

test('autoplay: pauses when a step fails', async () => {
  const { beat, backend } = await openShow();
  await beat();
  await backend.call('putFaults', {
    body: { failNext: [{ operationId: 'createOrder', status: 503, times: 1 }] },
  });
  await beat();

  expect(await button('Play')).toBeDefined();
  await screen.findByRole('alert');
});
