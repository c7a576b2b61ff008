import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerTo } from '../../testing/answer-to.ts';
import { openApp } from '../../testing/open-app.tsx';
import { returnToTab } from '../../testing/return-to-tab.ts';
import { widenWindow } from '../../testing/wide-window.ts';
import { withText } from '../../testing/with-text.ts';
import { withoutFields } from '../../testing/without-fields.ts';
import { tradeAt } from '../../testing/trade-at.ts';
import { localStore } from '../../storage/storage.ts';
import { sentTransferKey } from '../../storage/storage-keys.ts';

const SENT = 'I have sent the money';
const LOOKING = 'Looking for your transfer…';
const LATE_MS = 300_000;

async function openPages() {
  const world = await tradeAt('OpenTransaction');
  const account = await world.trade.account();
  const { orderId } = world.trade;
  const paths = {
    payment: `/dashboard/order/payments/${orderId}`,
    transfer: `/dashboard/order/payment/account/${world.transactionId}`,
  };
  return {
    ...world,
    account,
    orderId,
    paths,
    open: (path: string) => openApp(path, { as: 'ada', ...world }),
  };
}

const sent = () => screen.findByRole('button', { name: SENT });
const region = () => screen.findByRole('region', { name: 'Your transfer' });

beforeEach(() => localStore.clear());

test.each(['payment', 'transfer'] as const)('%s page: the press is answered by a search', async (page) => {
  const { open, paths } = await openPages();
  const { user } = await open(paths[page]);
  await screen.findByText(/^One transfer of exactly this amount, from your own bank's app\./);

  await user.click(await sent());

  const answer = await region();
  within(answer).getByText(LOOKING);
  within(answer).getByText(/^Last checked (just now|\d s ago)$/);
  expect(answer.textContent).toContain('Most transfers arrive within two minutes. You may close this page');
  expect(within(answer).getByRole('status').textContent).toContain(LOOKING);
  expect(screen.queryByRole('button', { name: SENT })).toBeNull();
  expect(document.activeElement).toBe(answer);
});

test('sent transfer: the page is read every 3 s, but not while hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { open, paths } = await openPages();
  const { user, calls } = await open(paths.payment);
  await user.click(await sent());
  const reads = () => calls.filter((call) => call.startsWith('GET /Order/GetById/')).length;
  const before = reads();

  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(reads()).toBe(before + 2);

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(reads()).toBe(before + 2);
});

test('sent transfer: a reload and the other page still search', async () => {
  const { open, paths } = await openPages();
  const { user, goTo } = await open(paths.payment);
  await user.click(await sent());
  await screen.findByText(LOOKING);

  await goTo('/dashboard/settings');
  await goTo(paths.transfer);

  await screen.findByText(LOOKING);
  expect(screen.queryByRole('button', { name: SENT })).toBeNull();
});

test('sent transfer: after five minutes support is offered with the facts', async () => {
  const { open, paths, backend, account } = await openPages();
  const { user } = await open(paths.transfer);
  await user.click(await sent());

  await backend.call('moveClock', { body: { advanceMs: LATE_MS - 5_000 } });
  await returnToTab();
  within(await region()).getByText(LOOKING);
  // The press is some moments ahead of the clock of the backend, which stands still.
  await backend.call('moveClock', { body: { advanceMs: 10_000 } });
  await returnToTab();

  await screen.findByText('Not here yet.');
  screen.getByText(/Your money is not lost: it arrives here, or it goes back to you\./);
  screen.getByText(/^Last checked /);
  const facts = new RegExp(
    `Order: AMN-000001\\nAmount: ₦51,881\\.25\\nAccount: ${account.accountNumber}, Wema Bank\\nSent before: 2 Mar 2026, `,
  );
  const message = () => screen.getByRole('link', { name: 'Ask support' }).getAttribute('href') ?? '';
  await waitFor(() => expect(new URL(message()).searchParams.get('text')).toMatch(facts));
});

test('sent transfer: while checks fail nothing is said about it', async () => {
  const { open, paths, backend } = await openPages();
  const { user, intercept, queryClient } = await open(paths.transfer);
  await user.click(await sent());
  await screen.findByText(LOOKING);

  intercept(() => Promise.resolve(Response.json({ message: 'Busy' }, { status: 429 })));
  await backend.call('moveClock', { body: { advanceMs: LATE_MS + 5_000 } });
  await act(() => queryClient.refetchQueries());

  await screen.findByText('This page cannot look for your transfer now.');
  expect(screen.queryByText(LOOKING)).toBeNull();
  expect(screen.queryByText('Not here yet.')).toBeNull();
  expect(screen.queryByText(/^Last checked/)).toBeNull();
});

test('sent transfer: late only if it was looked for after five minutes', async () => {
  const { open, paths } = await openPages();
  const { user, intercept } = await open(paths.payment);
  await user.click(await sent());
  await screen.findByText(LOOKING);
  intercept(() => new Promise(() => undefined));

  vi.setSystemTime(Date.now() + LATE_MS + 60_000);
  await returnToTab();

  screen.getByText(LOOKING);
  expect(screen.queryByText('Not here yet.')).toBeNull();
});

test('sent transfer: the word can be taken back, after a reload too', async () => {
  const { open, paths, orderId } = await openPages();
  const { user, goTo } = await open(paths.payment);
  await user.click(await sent());
  await goTo('/dashboard/settings');
  await goTo(paths.transfer);

  await user.click(await screen.findByRole('button', { name: 'I have not sent it yet' }));

  await sent();
  expect(screen.queryByText(LOOKING)).toBeNull();
  expect(localStore.read(sentTransferKey(orderId))).toBeNull();
  expect(document.activeElement).toBe(await region());
});

test('sent transfer: a returned one ends the search and is shown at once', async () => {
  const { open, paths, backend, account } = await openPages();
  const { user, intercept } = await open(paths.payment);
  await user.click(await sent());
  await screen.findByText(LOOKING);
  // The notifications are read every 30 s only.
  intercept(answerTo('/Notifications/', () => Response.json({ data: [] })));

  await backend.call('sendTransfer', { body: { ...account, amount: 50_000 } });
  await returnToTab();

  await screen.findByText(/You sent ₦50,000\.00 instead of ₦51,881\.25/);
  await sent();
  expect(screen.queryByText(LOOKING)).toBeNull();
});

test('sent transfer: a payment that arrives ends the search', async () => {
  const { open, paths, backend, account, orderId } = await openPages();
  const { user, address } = await open(paths.payment);
  await user.click(await sent());
  expect(localStore.read(sentTransferKey(orderId))).not.toBeNull();

  await backend.call('sendTransfer', { body: account });
  await returnToTab();

  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${orderId}`));
  expect(localStore.read(sentTransferKey(orderId))).toBeNull();
});

test('sent transfer: the order page forgets the press once it is paid', async () => {
  const { open, paths, backend, account, orderId } = await openPages();
  const { user, goTo } = await open(paths.payment);
  await user.click(await sent());
  await goTo('/dashboard/settings');
  await backend.call('sendTransfer', { body: account });

  await goTo(`/dashboard/orders/${orderId}`);
  await returnToTab();

  await waitFor(() => expect(localStore.read(sentTransferKey(orderId))).toBeNull());
});

test.each(['payment', 'transfer'] as const)(
  '%s page: an account that expires after the press keeps the facts',
  async (page) => {
    const { open, paths, backend } = await openPages();
    const { user } = await open(paths[page]);
    await user.click(await sent());

    await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
    await returnToTab();

    await screen.findByText(
      /^You said at \d\d:\d\d that you sent the money\. If it came too late, it is returned to you\. Do not pay again before you know\.$/,
    );
    const answer = await region();
    within(answer).getByRole('link', { name: 'Ask support' });
    const again = screen.getByRole('button', { name: 'Get a new account anyway' });
    expect(answer.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(answer).getByRole('button', { name: 'I have not sent it yet' }));
    screen.getByRole('button', { name: 'Get a new account' });
  },
);

test('sent transfer: the order page searches too, and keeps the buyer from paying twice', async () => {
  const { open, paths, orderId, backend } = await openPages();
  const { user, goTo } = await open(paths.payment);
  await user.click(await sent());

  await goTo(`/dashboard/orders/${orderId}`);
  await screen.findByRole('heading', { name: LOOKING });
  await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();

  await screen.findByRole('heading', {
    name: /^You said at \d\d:\d\d that you sent the money\. Do not pay again before you know\.$/,
  });
  expect(screen.getByRole('link', { name: 'Ask support' }).className).toContain('primary');
  expect(screen.getByRole('button', { name: 'Pay Now' }).className).toContain('secondary');
});

test('sent transfer: reading the notification of a return does not search again', async () => {
  const { open, paths, backend, account } = await openPages();
  const { user, intercept, queryClient } = await open(paths.payment);
  intercept(withoutFields('/Order/GetById/', ['events']));
  await user.click(await sent());
  await backend.call('sendTransfer', { body: { ...account, amount: 50_000 } });
  await act(() => queryClient.refetchQueries());
  await sent();
  await backend.call('markAllNotificationsAsRead', { as: 'ada' });

  await act(() => queryClient.refetchQueries());

  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'About your transfer' }).textContent).toBe(''),
  );
  expect(screen.queryByText(LOOKING)).toBeNull();
});

test('sent transfer: a new account begins without a search', async () => {
  const { open, paths, backend } = await openPages();
  const { user } = await open(paths.payment);
  await user.click(await sent());

  await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();
  await screen.findByText(/Money sent there is returned\./);
  expect(screen.queryByText(LOOKING)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Get a new account anyway' }));

  await sent();
});

test('sent transfer: unreadable stored text counts as not pressed', async () => {
  const { open, paths, orderId } = await openPages();
  const { goTo } = await open('/dashboard/settings');
  localStore.write(sentTransferKey(orderId), '{"atMs":1}');

  await goTo(paths.payment);

  await sent();
});

test('transfer page: on a wide window a QR code opens the order', async () => {
  widenWindow();
  const { open, paths } = await openPages();

  await open(paths.transfer);

  await screen.findByRole('heading', { name: 'Pay with your phone: scan' });
  await screen.findByRole('img', { name: 'QR code of the order link' });
});

test('payment page: a narrow window shows no QR code', async () => {
  const { open, paths } = await openPages();

  await open(paths.payment);
  await sent();

  expect(screen.queryByText('Pay with your phone: scan')).toBeNull();
});

test('payment page: an address that signing in forgets is no QR code', async () => {
  widenWindow();
  const { open, paths } = await openPages();
  const { goTo, intercept } = await open('/dashboard/settings');
  intercept(withText('/Order/GetById/', /"referralLink":"[^"]*"/, '"referralLink":""'));

  await goTo(paths.payment);
  await sent();

  expect(screen.queryByText('Pay with your phone: scan')).toBeNull();
});
