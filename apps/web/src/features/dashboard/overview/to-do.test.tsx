import { serverClock } from '@amana/api';
import { createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../../testing/answer-to.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { sentTransferKey } from '../../../storage/storage-keys.ts';
import { localStore } from '../../../storage/storage.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { returnToTab } from '../../../testing/return-to-tab.ts';

const OVERVIEW = '/dashboard/overview';
async function card() {
  await screen.findByRole('region', { name: 'Balance Overview' });
  return within(screen.getByRole('region', { name: 'To do' }));
}

async function backendWithTrades(
  ...statuses: Parameters<Awaited<ReturnType<typeof startTrade>>['bringTo']>[0][]
) {
  const backend = await createTestBackend();
  const trades = [];
  for (const status of statuses) {
    const trade = await startTrade(backend);
    await trade.bringTo(status);
    trades.push(trade);
  }
  return { backend, trades };
}

const links = async () => (await card()).queryAllByRole('link').map((link) => link.textContent);

interface Ids {
  orderId: string;
  transactionId: string | undefined;
}

interface OverviewAnswer {
  waitingOrders?: object[];
  [field: string]: unknown;
}

async function openChanged(
  as: 'ada' | 'chidi' | 'tunde',
  backend: Awaited<ReturnType<typeof createTestBackend>>,
  change: (answer: OverviewAnswer) => OverviewAnswer,
) {
  const opened = await openApp('/dashboard/settings', { as, backend });
  opened.intercept(async (request, next) => {
    const response = await next(request);
    if (!request.url.includes('/Overview/')) return response;
    return changedAnswer(response, change);
  });
  await opened.goTo(OVERVIEW);
  return opened;
}

async function changedAnswer(response: Response, change: (answer: OverviewAnswer) => OverviewAnswer) {
  const { data } = (await response.json()) as { data: OverviewAnswer };
  return Response.json({ data: change(data) }, response);
}

const changeOrders = (change: (order: object) => object) => (answer: OverviewAnswer) => ({
  ...answer,
  waitingOrders: answer.waitingOrders?.map(change) ?? [],
});

afterEach(() => void vi.restoreAllMocks());

describe('pending tasks', () => {
  test('show the verb, the amount, the person and the time left', async () => {
    const { backend, trades } = await backendWithTrades('OpenTransaction');
    const { user, address } = await openApp(OVERVIEW, { as: 'ada', backend });

    const row = await (await card()).findByRole('link', { name: /Make the transfer/ });

    expect(row.textContent).toMatch(/^Make the transfer₦51,881\.25Chidi\d+ minutes leftLeather sandals$/);
    await user.click(row);
    const transactionId = await trades[0]?.transactionId();
    await waitFor(() => expect(address()).toBe(`/dashboard/order/payment/account/${transactionId}`));
  });

  test('open the transaction after the payment', async () => {
    const { backend, trades } = await backendWithTrades('Paid');
    const { user, address } = await openApp(OVERVIEW, { as: 'chidi', backend });

    const row = await (await card()).findByRole('link', { name: /Send the goods/ });
    expect(row.getAttribute('href')).toContain('?open=confirmDelivery');
    await user.click(row);

    const transactionId = await trades[0]?.transactionId();
    await waitFor(() => expect(address()).toContain(`/dashboard/manage-transactions/${transactionId}`));
  });

  test('are ordered by urgency, three rows first', async () => {
    const { backend } = await backendWithTrades('Approved', 'Approved', 'Shipped', 'OpenTransaction');
    const { user } = await openApp(OVERVIEW, { as: 'ada', backend });

    const verbs = (rows: string[]) => rows.map((text) => /^[A-Z][a-z ]+/.exec(text)?.[0]);
    await (await card()).findByRole('button', { name: 'Show all 4: To do' });
    expect(verbs(await links())).toEqual(['Make the transfer', 'Confirm receipt', 'Pay']);
    await user.click((await card()).getByRole('button', { name: 'Show all 4: To do' }));

    expect(verbs(await links())).toEqual(['Make the transfer', 'Confirm receipt', 'Pay', 'Pay']);
  });

  test('focus the first further row once all are shown', async () => {
    const { backend } = await backendWithTrades(
      'Approved',
      'Approved',
      'Shipped',
      'OpenTransaction',
      'Shipped',
    );
    const { user } = await openApp(OVERVIEW, { as: 'ada', backend });
    (await (await card()).findByRole('button', { name: 'Show all 5: To do' })).focus();

    await user.keyboard('{Enter}');

    expect((await card()).queryByRole('button', { name: 'Show all 5: To do' })).toBeNull();
    expect(document.activeElement).toBe((await card()).getAllByRole('link')[3]);
  });

  test('show an amount that was not sent as an estimate', async () => {
    const { backend } = await backendWithTrades('Approved');
    const withoutAmounts = changeOrders((order) => ({
      ...order,
      charges: null,
      vat: null,
      totalAmount: null,
    }));
    await openChanged('ada', backend, withoutAmounts);

    const row = await (await card()).findByRole('link', { name: /^Pay/ });
    expect(row.textContent).toContain('₦51,881.25');
    expect(row.textContent).toContain('Estimated: not every amount was sent.');
  });

  test('show that amounts do not add up', async () => {
    const { backend } = await backendWithTrades('Approved');
    await openChanged(
      'ada',
      backend,
      changeOrders((order) => ({ ...order, charges: 3_500 })),
    );

    const row = await (await card()).findByRole('link', { name: /^Pay/ });
    expect(row.textContent).toContain('These amounts do not add up');
  });

  test('do not count down an account by the unconfirmed device clock', async () => {
    const { backend } = await backendWithTrades('OpenTransaction');
    vi.spyOn(serverClock, 'isConfirmed').mockReturnValue(false);
    vi.spyOn(serverClock, 'now').mockReturnValue(Date.parse('2030-01-01T00:00:00Z'));
    await openApp(OVERVIEW, { as: 'ada', backend });

    const row = await (await card()).findByRole('link', { name: /^Make the transfer/ });
    expect(row.textContent).toMatch(/ChidiLeather sandals$/);
  });

  test('show when the goods are due, whatever the device clock shows', async () => {
    const { backend } = await backendWithTrades('Paid');
    vi.spyOn(serverClock, 'isConfirmed').mockReturnValue(false);
    await openApp(OVERVIEW, { as: 'chidi', backend });

    const row = await (await card()).findByRole('link', { name: /^Send the goods/ });
    expect(row.textContent).toMatch(/due in/);
  });

  test('offer a dispute once the goods are late', async () => {
    const { backend, trades } = await backendWithTrades('Shipped');
    const onMonday = changeOrders((order) => ({ ...order, estimatedTimeOfDelivery: '2026-11-30' }));
    vi.spyOn(serverClock, 'now').mockReturnValue(new Date(2026, 11, 8, 12).getTime());
    await openChanged('ada', backend, onMonday);

    const row = await (await card()).findByRole('link', { name: /^Confirm receipt/ });
    expect(row.textContent).toContain('8 days late');
    const dispute = (await card()).getByRole('link', { name: 'Lodge Dispute: Leather sandals' });
    const transactionId = await trades[0]?.transactionId();
    expect(dispute.getAttribute('href')).toBe(`/dashboard/lodge-dispute/${transactionId}`);
  });

  test('tell a seller how late the goods are', async () => {
    const { backend } = await backendWithTrades('Paid');
    vi.spyOn(serverClock, 'now').mockReturnValue(new Date(2026, 11, 1, 12).getTime());
    await openChanged(
      'chidi',
      backend,
      changeOrders((order) => ({ ...order, estimatedTimeOfDelivery: '2026-11-30' })),
    );

    const row = await (await card()).findByRole('link', { name: /^Send the goods/ });
    expect(row.textContent).toMatch(/^Send the goods · 1 day late₦48,118\.75AdaLeather sandals$/);
  });

  test('do not ask to pay again what the buyer says is paid', async () => {
    const { backend, trades } = await backendWithTrades('OpenTransaction', 'OpenTransaction');
    const { goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
    localStore.write(sentTransferKey(trades[0]?.orderId ?? ''), '{}');
    await goTo(OVERVIEW);

    await (await card()).findByRole('link', { name: /^Check your transfer/ });
    expect((await card()).getAllByRole('link', { name: /^Make the transfer/ })).toHaveLength(1);
  });

  test.each([
    ['chidi', 'Paid', 'Send the goods'],
    ['ada', 'Approved', 'Pay'],
  ] as const)('names nobody to %s whom the service does not name', async (as, status, verb) => {
    const { backend } = await backendWithTrades(status);
    await openChanged(
      as,
      backend,
      changeOrders((order) => ({ ...order, name: '', buyerName: '', email: '', creatorEmail: '' })),
    );

    const row = await (await card()).findByRole('link', { name: new RegExp(`^${verb}`) });
    expect(row.textContent).toMatch(/the (buyer|seller)/);
  });

  test('are none once the other party is next', async () => {
    const { backend } = await backendWithTrades('Shipped');
    await openApp(OVERVIEW, { as: 'chidi', backend });

    await (await card()).findByText('Nothing to do');
    expect(await links()).toEqual([]);
  });

  test('is not nothing if the only order cannot be read', async () => {
    const { backend } = await backendWithTrades('Approved');
    await openChanged(
      'ada',
      backend,
      changeOrders((order) => ({ ...order, createdBy: null })),
    );

    const more = await (await card()).findByRole('link', { name: '1 more in All Orders' });
    expect(more.getAttribute('href')).toBe('/dashboard/orders');
    expect(screen.queryByText('Nothing to do')).toBeNull();
  });

  test('have no line for an unreadable delivery time', async () => {
    const { backend } = await backendWithTrades('Paid');
    const change = changeOrders((order) => ({ ...order, estimatedTimeOfDelivery: 'next week' }));
    await openChanged('chidi', backend, change);

    const row = await (await card()).findByRole('link', { name: /^Send the goods/ });
    expect(row.textContent).toMatch(/AdaLeather sandals$/);
  });

  test('leave a profile that is not complete to the welcome', async () => {
    await openApp(OVERVIEW, { as: 'bola' });

    await screen.findByRole('link', { name: 'Not Verified: profile incomplete' });
    expect(screen.queryByText('Nothing to do')).toBeNull();
  });

  test('are one line where three or more are equal', async () => {
    const { backend } = await backendWithTrades('Approved', 'Approved', 'Shipped', 'Approved');
    const { user } = await openApp(OVERVIEW, { as: 'ada', backend });
    const summary = await (await card()).findByText('Pay · 3 orders');
    const group = summary.closest('details');
    expect(group?.open).toBe(false);

    await user.click(summary);

    expect(group?.open).toBe(true);
    expect(within(group ?? summary).getAllByRole('link', { name: /^Pay/ })).toHaveLength(3);
  });

  test('ask a seller for bank details where an order waits for them', async () => {
    const backend = await createTestBackend({ scenario: 'order-waits-for-bank-details' });
    const { user, address } = await openApp(OVERVIEW, { as: 'tunde', backend });

    await user.click(await (await card()).findByRole('link', { name: /^Add bank details/ }));

    await waitFor(() => expect(address()).toBe('/dashboard/account/edit-account'));
  });

  test.each([
    ['ada', 'Approved', /^Pay/, ({ orderId }) => `order/payments/${orderId}`],
    ['chidi', 'Pending', /^Approve the order/, ({ orderId }) => `order/approve/${orderId}`],
    [
      'chidi',
      'InDispute',
      /^Tell support your side/,
      ({ transactionId }) => `manage-disputes/${transactionId}`,
    ],
  ] as const satisfies [string, string, RegExp, (ids: Ids) => string][])(
    'open the page of the action: %s, %s',
    async (as, status, name, pathOf) => {
      const { backend, trades } = await backendWithTrades(status);
      const { user, address } = await openApp(OVERVIEW, { as, backend });

      await user.click(await (await card()).findByRole('link', { name }));

      const orderId = trades[0]?.orderId ?? '';
      const transactionId = status === 'InDispute' ? await trades[0]?.transactionId() : undefined;
      const path = pathOf({ orderId, transactionId });
      await waitFor(() => expect(address()).toBe(`/dashboard/${path}`));
    },
  );

  test('are not shown while they are unknown, and Retry keeps the focus during another try', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const opened = await openApp('/dashboard/settings', { as: 'ada' });
    opened.intercept(answerTo('/Overview/', () => new Response('', { status: 404 })));
    await opened.goTo(OVERVIEW);
    const balances = within(await screen.findByRole('region', { name: 'Balance Overview' }));
    const retry = await balances.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
    retry.focus();
    const { asked, release } = holdAnswers(opened, '/Overview/');

    await returnToTab();
    await asked;
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(document.activeElement).toBe(retry);
    release();
    await screen.findByRole('region', { name: 'How Amana works' });
  });

  test('are not looked for where the service does not send them', async () => {
    const { backend } = await backendWithTrades('Approved', 'Paid');
    const { calls } = await openChanged(
      'ada',
      backend,
      ({ totalOutgoingTransactions, totalIncomingTransactions }) => ({
        totalOutgoingTransactions,
        totalIncomingTransactions,
      }),
    );

    await screen.findByRole('navigation', { name: 'Shortcuts' });
    await screen.findByText('₦51,881.25');
    await screen.findByRole('region', { name: 'Recent Transactions' });
    for (const name of ['To do', 'Waiting for others', 'How Amana works'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(calls.filter((call) => /Order|BankAccount/.test(call))).toEqual([]);
  });

  test('ask for bank details on the page of the order if it is unknown whether there are any', async () => {
    const backend = await createTestBackend({ scenario: 'order-waits-for-bank-details' });
    await openChanged('tunde', backend, ({ hasBankDetails: _, ...answer }) => answer);

    await (await card()).findByRole('link', { name: /^(Approve the order|Set the delivery date)/ });
    expect(screen.queryByRole('link', { name: /^Add bank details/ })).toBeNull();
  });
});
