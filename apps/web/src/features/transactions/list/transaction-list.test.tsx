import { type Trade, TEST_NOW, createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayText } from '../../../shared/dates/date-text.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';

const PATH = '/dashboard/transactions';
const BUY = `${PATH}?tab=buy`;
const HISTORY = 'GET /Transaction/GetHistory';

afterEach(() => {
  vi.restoreAllMocks();
});

const rows = () => screen.getAllByRole('link').filter(({ textContent }) => textContent.includes('₦'));
const row = async (name: RegExp) => within(await screen.findByRole('link', { name }));

describe('a row', () => {
  test('of a purchase: note, date, red - amount and order status', async () => {
    const { backend } = await tradeAt('Shipped');
    await openApp(BUY, { as: 'ada', backend });

    const shown = await row(/Leather sandals/);

    shown.getByText(dayText(TEST_NOW));
    expect(shown.getByText('-₦51,881.25').className).toContain('negative');
    expect(shown.getByText('Shipped').style.color).toContain('blue');
    expect(shown.queryByText('Paid')).toBeNull();
  });

  test('of a sale: + in green, and the status of the transaction', async () => {
    const { backend } = await tradeAt('Shipped');
    await openApp(PATH, { as: 'chidi', backend });

    const shown = await row(/Leather sandals/);

    expect(shown.getByText('+₦48,118.75').className).toContain('positive');
    expect(shown.getByText('Paid').style.color).toContain('green');
    expect(shown.queryByText('Shipped')).toBeNull();
  });

  test.each(['ada', 'chidi'] as const)('that is disputed has one status in one colour for %s', async (as) => {
    const { backend } = await tradeAt('InDispute');
    await openApp(PATH, { as, backend });

    const shown = await row(/Leather sandals/);

    expect(shown.getByText('In Dispute').style.color).toContain('orange');
    expect(shown.queryByText(/Disputed/)).toBeNull();
  });

  test('opens Manage Transaction', async () => {
    const { backend, transactionId } = await tradeAt('Paid');
    const { user, address } = await openApp(BUY, { as: 'ada', backend });

    await user.click(await screen.findByRole('link', { name: /Leather sandals/ }));

    await waitFor(() => expect(address()).toBe(`/dashboard/manage-transactions/${transactionId}`));
  });

  test.each(['ada', 'chidi'] as const)('that is disputed opens its dispute for %s', async (as) => {
    const { backend, transactionId } = await tradeAt('InDispute');
    const { user, address } = await openApp(as === 'ada' ? BUY : PATH, { as, backend });

    await user.click(await screen.findByRole('link', { name: /Leather sandals/ }));

    await waitFor(() => expect(address()).toBe(`/dashboard/manage-disputes/${transactionId}`));
  });
});

test('the URL under transactions leads to the list of disputes', async () => {
  const { address } = await openApp(`${PATH}/disputes`, { as: 'ada' });

  await waitFor(() => expect(address()).toBe('/dashboard/disputes'));
});

describe('the tabs', () => {
  test('split the page, and say so where one has nothing', async () => {
    const { backend } = await tradeAt('Paid');
    const { user, address } = await openApp(`${PATH}?tab=sell`, { as: 'ada', backend });
    await screen.findByText('No sell transactions on this page');

    await user.click(screen.getByRole('tab', { name: 'Buy Transactions 1' }));

    await screen.findByRole('link', { name: /Leather sandals/ });
    expect(address()).toBe(BUY);
    screen.getByRole('tab', { name: 'Sell Transactions 0' });
  });
});

describe('the empty state', () => {
  test('leads to a first order', async () => {
    const { user, address } = await openApp(PATH, { as: 'ada' });
    await screen.findByText('No Transactions Yet');

    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Start a Transaction' }));

    await waitFor(() => expect(address()).toBe('/dashboard/create-order'));
  });
});

/** Four trades of Ada's, one in each state that the filter names. */
async function fourTrades() {
  const backend = await createTestBackend();
  const begin = async (amount: number): Promise<Trade> => startTrade(backend, amount);
  await (await begin(1_000)).bringTo('Completed');
  await (await begin(2_000)).bringTo('Delivered');
  await (await begin(3_000)).bringTo('Paid');
  await (await begin(4_000)).bringTo('OpenTransaction');
  return backend;
}

describe('the filters', () => {
  test('offer All, Pending, Paid, Settling and Completed', async () => {
    await openApp(PATH, { as: 'ada' });

    const status = await screen.findByLabelText('Status');

    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Pending', 'Paid', 'Settling', 'Completed']);
  });

  test.each([
    ['Pending', '-₦4,150.50'],
    ['Paid', '-₦3,112.88'],
    ['Completed', '-₦1,037.63'],
  ])('%s filters the list and is in the URL, until it is cleared', async (status, amount) => {
    const { user, address } = await openApp(BUY, { as: 'ada', backend: await fourTrades() });
    await waitFor(() => expect(rows()).toHaveLength(4));

    await user.selectOptions(screen.getByLabelText('Status'), status);
    await waitFor(() => expect(rows()).toHaveLength(1));
    screen.getByText(amount);
    expect(address()).toBe(`${BUY}&status=${status}`);

    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(address()).toBe(BUY);
  });

  test.each([
    [1, 'Processing Settlement'],
    [2, 'Settling'],
  ])('Settling finds transactions %s steps into their settlement: %s', async (steps, status) => {
    const { backend } = await tradeAt('Delivered');
    await backend.call('moveClock', { body: { advanceMs: steps * backend.world.settings.settlementStepMs } });
    await openApp(`${PATH}?status=Settling`, { as: 'chidi', backend });

    (await row(/Leather sandals/)).getByText(status);
  });

  test('of dates are inclusive; an impossible range is an error, not a request', async () => {
    const { backend } = await tradeAt('Paid');
    const { address, calls } = await openApp(BUY, { as: 'ada', backend });
    await screen.findByRole('link', { name: /Leather sandals/ });
    const set = (label: string, value: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
    };

    set('From', '2026-03-02');
    set('To', '2026-03-02');
    await waitFor(() => expect(address()).toBe(`${BUY}&from=2026-03-02&to=2026-03-02`));
    await screen.findByRole('link', { name: /Leather sandals/ });

    set('From', '2026-03-03');
    await screen.findByText('From must not be after To');
    const asked = calls.filter((call) => call === HISTORY).length;
    set('To', '2026-03-04');
    await screen.findByText('No transactions match these filters');
    expect(calls.filter((call) => call === HISTORY)).toHaveLength(asked + 1);
  });
});

describe('many transactions', () => {
  test('are read again every 30 s, without blanking', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { backend, trade } = await tradeAt('Shipped');
    await openApp(BUY, { as: 'ada', backend });
    await screen.findByText('Shipped');
    await backend.call('updateOrderDelivery', {
      as: 'ada',
      body: {
        TransactionId: await trade.transactionId(),
        OrderStatus: 'Delivered',
        OrderReceivedDate: '2026-03-02',
        ReceivedBy: 'Ada',
        ConfirmationCode: await trade.code(),
      },
    });

    await act(() => vi.advanceTimersByTimeAsync(29_000));
    screen.getByText('Shipped');
    await act(() => vi.advanceTimersByTimeAsync(2_000));

    await screen.findByText('Delivered');
  });
});
