import { serverClock } from '@amana/api';
import { createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../../testing/answer-to.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { FAILING_RECORDS } from '../../../testing/unreadable-records.ts';
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
  as: 'ada' | 'chidi',
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

const requiredFields = ({ totalOutgoingTransactions, totalIncomingTransactions }: OverviewAnswer) => ({
  totalOutgoingTransactions,
  totalIncomingTransactions,
});

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

    expect(row.textContent).toMatch(
      /^Make the transferTo pay₦51,881\.25.+with Chidi Okeke \d+ minutes until the account expires$/,
    );
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
    await (await card()).findByRole('button', { name: 'Show all 4' });
    expect(verbs(await links())).toEqual(['Make the transfer', 'Confirm receipt', 'Pay']);
    await user.click((await card()).getByRole('button', { name: 'Show all 4' }));

    expect(verbs(await links())).toEqual(['Make the transfer', 'Confirm receipt', 'Pay', 'Pay']);
  });

  test('focus the first further row once all are shown', async () => {
    const { backend } = await backendWithTrades(
      'Approved',
      'Approved',
      'Shipped',
      'OpenTransaction',
      'Approved',
    );
    const { user } = await openApp(OVERVIEW, { as: 'ada', backend });
    (await (await card()).findByRole('button', { name: 'Show all 5' })).focus();

    await user.keyboard('{Enter}');

    expect((await card()).queryByRole('button', { name: 'Show all 5' })).toBeNull();
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
    expect(row.textContent).toMatch(/with Chidi Okeke$/);
  });

  test('show when the goods are due, whatever the device clock shows', async () => {
    const { backend } = await backendWithTrades('Paid');
    vi.spyOn(serverClock, 'isConfirmed').mockReturnValue(false);
    await openApp(OVERVIEW, { as: 'chidi', backend });

    const row = await (await card()).findByRole('link', { name: /^Send the goods/ });
    expect(row.textContent).toMatch(/delivery/);
  });

  test('offer a dispute once the goods are late', async () => {
    const { backend, trades } = await backendWithTrades('Shipped');
    const onMonday = changeOrders((order) => ({ ...order, estimatedTimeOfDelivery: '2026-11-30' }));
    vi.spyOn(serverClock, 'now').mockReturnValue(new Date(2026, 11, 8, 12).getTime());
    await openChanged('ada', backend, onMonday);

    const row = await (await card()).findByRole('link', { name: /^Confirm receipt/ });
    expect(row.textContent).toContain('The delivery date has passed');
    const dispute = (await card()).getByRole('link', { name: 'Lodge Dispute: Leather sandals' });
    const transactionId = await trades[0]?.transactionId();
    expect(dispute.getAttribute('href')).toBe(`/dashboard/lodge-dispute/${transactionId}`);
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
    expect(row.textContent).not.toContain('with');
  });

  test('are none once the other party is next', async () => {
    const { backend } = await backendWithTrades('Shipped');
    await openApp(OVERVIEW, { as: 'chidi', backend });

    await (await card()).findByText('Nothing to do now');
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
    expect(screen.queryByText('Nothing to do now')).toBeNull();
  });

  test('have no line for an unreadable delivery time', async () => {
    const { backend } = await backendWithTrades('Paid');
    const change = changeOrders((order) => ({ ...order, estimatedTimeOfDelivery: 'next week' }));
    await openChanged('chidi', backend, change);

    const row = await (await card()).findByRole('link', { name: /^Send the goods/ });
    expect(row.textContent).not.toContain('delivery date');
    // The arrow.
    expect(row.querySelectorAll('svg')).toHaveLength(1);
  });

  test('include a profile that is not complete, but no bank details', async () => {
    const { user, address } = await openApp(OVERVIEW, { as: 'bola' });

    await waitFor(async () =>
      expect(await links()).toEqual([expect.stringContaining('Complete your profile')]),
    );
    await user.click((await card()).getByRole('link', { name: /Complete your profile/ }));

    await waitFor(() => expect(address()).toBe('/dashboard/account/edit-profile'));
  });

  test('ask a seller for bank details where an order waits for them', async () => {
    const backend = await createTestBackend({ scenario: 'order-waits-for-bank-details' });
    const { user, address } = await openApp(OVERVIEW, { as: 'tunde', backend });

    await user.click(await (await card()).findByRole('link', { name: /^Add bank details: ./ }));

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

  test('are unknown if nothing can be read', async () => {
    const opened = await openApp('/dashboard/settings', { as: 'ada' });
    opened.intercept((request, next) =>
      /Overview|GetHistory/.test(request.url)
        ? Promise.resolve(new Response('', { status: 404 }))
        : next(request),
    );
    await opened.goTo(OVERVIEW);

    await (await card()).findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Nothing to do now')).toBeNull();
  });

  test('stay unknown, with the focus on Retry, during a retry', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const opened = await openApp('/dashboard/settings', { as: 'ada' });
    opened.intercept(answerTo('/Overview/', () => new Response('', { status: 404 })));
    await opened.goTo(OVERVIEW);
    const retry = await (await card()).findByRole('button', { name: 'Retry' });
    retry.focus();
    const { asked, release } = holdAnswers(opened, '/Overview/');

    await returnToTab();
    await asked;
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(document.activeElement).toBe(retry);
    release();
  });
});

describe('pending tasks of a provider without waitingOrders', () => {
  test('are found among the newest orders', async () => {
    const { backend } = await backendWithTrades('Approved');
    await openChanged('ada', backend, requiredFields);

    await (await card()).findByRole('link', { name: /^Pay/ });
    expect((await card()).queryByText(/newest orders/)).toBeNull();
  });

  test.each([
    ['chidi', 'Pending', /^Approve the order/],
    ['chidi', 'Completed', null],
  ] as const)('of %s are shown although the bank details cannot be read: %s', async (as, status, name) => {
    const { backend } = await backendWithTrades(status);
    const { intercept, goTo } = await openApp('/dashboard/settings', { as, backend });
    intercept(async (request, next) =>
      request.url.includes('/Overview/')
        ? changedAnswer(await next(request), requiredFields)
        : FAILING_RECORDS(request, next),
    );
    await goTo(OVERVIEW);

    const unread = await (await card()).findByRole('link', { name: 'Your bank details could not be loaded' });
    expect(unread.getAttribute('href')).toBe('/dashboard/account/edit-account');
    if (name !== null) (await card()).getByRole('link', { name });
    expect(screen.queryByText('Nothing to do now')).toBeNull();
  });

  test('do not tell a buyer of bank details that cannot be read', async () => {
    const { backend } = await backendWithTrades('Paid');
    const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
    intercept(async (request, next) =>
      request.url.includes('/Overview/')
        ? changedAnswer(await next(request), requiredFields)
        : FAILING_RECORDS(request, next),
    );
    await goTo(OVERVIEW);

    await screen.findByText('Nothing to do now');
    expect(screen.queryByText('Your bank details could not be loaded')).toBeNull();
  });

  test('mention an unreadable order, which may be one of them', async () => {
    const { backend } = await backendWithTrades('Approved');
    const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
    intercept(async (request, next) => {
      const response = await next(request);
      if (request.url.includes('/Overview/')) return changedAnswer(response, requiredFields);
      if (!request.url.includes('/Order/GetHistory')) return response;
      return new Response(
        (await response.text()).replace(/"createdBy":"[^"]+"/, '"createdBy":null'),
        response,
      );
    });
    await goTo(OVERVIEW);

    const link = await (await card()).findByRole('link', { name: '1 order in All Orders cannot be read' });
    expect(link.getAttribute('href')).toBe('/dashboard/orders');
    expect(screen.queryByText('Nothing to do now')).toBeNull();
  });

  test.each([
    [1, '1 order in All Orders has a status that this app does not know'],
    [2, '2 orders in All Orders have a status that this app does not know'],
  ])('%i with an unknown status may wait too', async (count, text) => {
    const { backend } = await backendWithTrades(...Array.from({ length: count }, () => 'Shipped' as const));
    const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
    intercept(async (request, next) => {
      const response = await next(request);
      if (request.url.includes('/Overview/')) return changedAnswer(response, requiredFields);
      if (!request.url.includes('/Order/GetHistory')) return response;
      return new Response((await response.text()).replaceAll('"Shipped"', '"OnHold"'), response);
    });
    await goTo(OVERVIEW);

    const link = await (await card()).findByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe('/dashboard/orders');
    expect(screen.queryByText('Nothing to do now')).toBeNull();
  });

  test('do not mention older orders if there are none', async () => {
    const { backend } = await backendWithTrades(...Array.from({ length: 10 }, () => 'Shipped' as const));
    await openChanged('chidi', backend, requiredFields);

    await (await card()).findByText('Nothing to do now');
  });

  test('mention that older orders were not searched', async () => {
    const { backend } = await backendWithTrades(...Array.from({ length: 11 }, () => 'Shipped' as const));
    await openChanged('chidi', backend, requiredFields);

    await (await card()).findByText('Nothing to do among your 10 newest orders');
    expect(screen.queryByText('Nothing to do now')).toBeNull();
  });
});
