import { ORDER_STATUSES, TRANSACTION_STATUSES, transactionActions } from '@amana/domain';
import { NOBODYS_ID, userIdOf } from '@amana/mock-lab/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';
import { withoutFields } from '../../../testing/without-fields.ts';
import { withText } from '../../../testing/with-text.ts';
import { TransactionButtons } from './transaction-buttons.tsx';

const TITLE = { name: 'Manage Transaction' };
const ACTIONS = ['Confirm Delivery', 'Product Received', 'Lodge Dispute'];
const pathOf = (transactionId: string) => `/dashboard/manage-transactions/${transactionId}`;

afterEach(() => {
  vi.useRealTimers();
});

interface ShownAction {
  label: string;
  isEnabled: boolean;
  reason: string | null;
}

/** The buttons of the page, in order. */
function shownActions(): ShownAction[] {
  const buttons = screen.queryAllByRole('button').filter(({ textContent }) => ACTIONS.includes(textContent));
  return buttons.map((button) => ({
    label: button.textContent,
    isEnabled: button.getAttribute('aria-disabled') !== 'true',
    reason: document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
  }));
}

test('the seller sees the net amount receivable and Confirm Delivery', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  await openApp(pathOf(transactionId), { as: 'chidi', backend });

  await screen.findByRole('heading', TITLE);

  screen.getByText('You will get · held by Amana');
  screen.getByText('Net amount receivable');
  expect(screen.getAllByText('₦48,118.75')).toHaveLength(2);
  expect(shownActions()).toEqual([{ label: 'Confirm Delivery', isEnabled: true, reason: null }]);
  expect(document.title).toBe('Manage Transaction · Amana');
});

test('the buyer sees the gross amount, the seller and both buttons', async () => {
  const { backend, transactionId } = await tradeAt('Shipped');
  await openApp(pathOf(transactionId), { as: 'ada', backend });

  await screen.findByRole('heading', TITLE);

  screen.getByText('You paid · held by Amana');
  screen.getByText('Gross amount payable');
  expect(screen.getAllByText('₦51,881.25')).toHaveLength(2);
  const breakdown = screen.getByRole('region', { name: 'Payment breakdown' });
  expect(breakdown.textContent).toContain('SellerChidi Okeke');
  expect(shownActions()).toEqual([
    { label: 'Product Received', isEnabled: true, reason: null },
    { label: 'Lodge Dispute', isEnabled: true, reason: null },
  ]);
});

test.each([
  ['OpenTransaction', 'ada', /^By .+ 2026, \d\d:\d\d, when the account expires\.$/],
  ['Paid', 'chidi', 'Delivery is expected by 2 Mar 2026.'],
] as const)('of a trade that is %s the panel says %s by when', async (status, as, deadline) => {
  const { backend, transactionId } = await tradeAt(status);
  await openApp(pathOf(transactionId), { as, backend });

  expect(await screen.findByText(deadline)).toBeTruthy();
});

test.each([
  ['ada', "the order's status", 'Shipped'],
  ['chidi', "the transaction's status", 'Paid'],
] as const)('%s reads %s: %s', async (as, _whose, status) => {
  const { backend, transactionId } = await tradeAt('Shipped');
  await openApp(pathOf(transactionId), { as, backend });

  await screen.findByText(status, { selector: 'header *' });
});

test.each([
  ['Shipped', 'chidi', 'confirmDelivery'],
  ['Paid', 'ada', 'productReceived'],
  ['Shipped', 'ada', 'confirmDelivery'],
  ['Shipped', 'ada', 'toString'],
] as const)('%s trade: the address of %s opens no dialog %s', async (status, as, dialog) => {
  const { backend, transactionId } = await tradeAt(status);
  const { address } = await openApp(`${pathOf(transactionId)}?open=${dialog}`, { as, backend });

  await screen.findByRole('heading', TITLE);

  await waitFor(() => expect(address()).toBe(pathOf(transactionId)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the asked dialog opens once a fresh reading allows it', async () => {
  const { backend, trade, transactionId } = await tradeAt('Paid');
  const { goTo, address } = await openApp(pathOf(transactionId), { as: 'ada', backend });
  await screen.findByText('This order has not been shipped yet');
  await goTo('/dashboard/settings');
  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: await trade.transactionId(), OrderStatus: 'Shipped' },
  });

  await goTo(`${pathOf(transactionId)}?open=productReceived`);

  await screen.findByRole('dialog');
  expect(address()).toBe(pathOf(transactionId));
});

test('order in dispute, transaction still paid: leads to the dispute', async () => {
  const { backend, transactionId } = await tradeAt('InDispute');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(
    withText('/Transaction/GetById/', '"transactionStatus":"DisputedOrder"', '"transactionStatus":"Paid"'),
  );
  await goTo(pathOf(transactionId));

  await screen.findByRole('link', { name: 'View dispute' });
});

test('Lodge Dispute leads to its form', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  const { user, address } = await openApp(pathOf(transactionId), { as: 'ada', backend });

  await user.click(await screen.findByRole('button', { name: 'Lodge Dispute' }));

  await waitFor(() => expect(address()).toBe(`/dashboard/lodge-dispute/${transactionId}`));
});

test.each(['ada', 'chidi'] as const)('%s sees the time until delivery', async (as) => {
  const { backend, transactionId } = await tradeAt('Paid');
  await openApp(pathOf(transactionId), { as, backend });

  await screen.findByText('Estimated delivery: 2 Mar 2026');

  expect(screen.getByRole('timer').textContent).toMatch(/\d+ hours?/);
});

test('a delivery date that has passed is Expired', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  await backend.call('moveClock', { body: { advanceMs: 3 * 86_400_000 } });
  await openApp(pathOf(transactionId), { as: 'ada', backend });

  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('Expired'));
});

test.each(['Delivered', 'Completed', 'Close', 'Cancelled'] as const)(
  'no time until delivery once it is %s',
  async (status) => {
    const { backend, transactionId } = await tradeAt(status);
    await openApp(pathOf(transactionId), { as: 'ada', backend });

    await screen.findByRole('heading', TITLE);

    expect(screen.queryByRole('timer')).toBeNull();
  },
);

test('a disputed transaction offers nothing but its dispute', async () => {
  const { backend, transactionId } = await tradeAt('InDispute');
  await openApp(pathOf(transactionId), { as: 'ada', backend });

  const link = await screen.findByRole('link', { name: 'View dispute' });

  expect(link.getAttribute('href')).toBe(`/dashboard/manage-disputes/${transactionId}`);
  expect(shownActions().map(({ isEnabled, reason }) => [isEnabled, reason])).toEqual([
    [false, 'This order is in dispute'],
    [false, 'This order is in dispute'],
  ]);
});

test.each([
  ['ada', 'Shipped', ['Product Received', 'Lodge Dispute']],
  ['chidi', 'Paid', ['Confirm Delivery']],
] as const)(
  'a dispute disables all buttons of %s for an order reported as %s',
  async (as, reported, labels) => {
    const { backend, transactionId } = await tradeAt('InDispute');
    const { goTo, intercept } = await openApp('/dashboard/settings', { as, backend });
    intercept(withText('/Transaction/GetById/', '"orderStatus":"InDispute"', `"orderStatus":"${reported}"`));
    await goTo(pathOf(transactionId));

    await screen.findByRole('heading', {
      name: 'Waiting for support to decide the dispute. Tell support your side in the chat.',
    });

    const reason = 'This order is in dispute';
    expect(shownActions()).toEqual(labels.map((label) => ({ label, isEnabled: false, reason })));
    screen.getByRole('timer');
  },
);

test('a dispute without events pauses a shipped order at its step', async () => {
  const { backend, transactionId } = await tradeAt('InDispute');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
  const shipped = withText('', '"orderStatus":"InDispute"', '"orderStatus":"Shipped"');
  const noEvents = withoutFields('/Transaction/GetById/', ['events']);
  intercept((request, next) => shipped(request, (passed) => noEvents(passed, next)));
  await goTo(pathOf(transactionId));

  await screen.findByText('Step 4 of 6, paused by the dispute');
});

test('without events a transaction begins with its payment', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withoutFields('/Transaction/GetById/', ['events']));
  await goTo(pathOf(transactionId));

  const list = await screen.findByRole('list', { name: 'Progress of the trade' });
  const [created, approved] = within(list).getAllByRole('listitem');
  expect(created?.textContent).toBe('Created (done)');
  expect(approved?.textContent).toContain('Approved (done)The payment was started');
});

test('a dispute that is over for the order holds no money', async () => {
  const { backend, transactionId } = await tradeAt('Close');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
  const left = '"transactionStatus":"DisputedOrder"';
  intercept(withText('/Transaction/GetById/', /"transactionStatus":"\w+"/, left));
  await goTo(pathOf(transactionId));

  await screen.findByText('You were refunded in full.');
});

test.each([
  ['Settling', 'Step 5 of 6', 'The net amount is being paid to your bank account.'],
  ['Failed', 'Step 6 of 6', 'This app cannot tell where the money of this order is. Please ask support.'],
])('of a completed order whose transaction is %s nobody was paid yet', async (reported, step, money) => {
  const { backend, transactionId } = await tradeAt('Completed');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  const other = `"transactionStatus":"${reported}"`;
  intercept(withText('/Transaction/GetById/', '"transactionStatus":"Completed"', other));

  await goTo(pathOf(transactionId));
  await screen.findByText(step);
  screen.getByText(money);
  expect(screen.queryByRole('link', { name: 'View receipt' })).toBeNull();

  await goTo(pathOf(transactionId).replace('manage-', ''));
  await screen.findByRole('heading', { name: 'Transaction Details' });
  screen.getByText(money);
});

test('an action of the other party is shown after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { backend, trade, transactionId } = await tradeAt('Paid');
  await openApp(pathOf(transactionId), { as: 'ada', backend });
  await screen.findByText('This order has not been shipped yet');
  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: await trade.transactionId(), OrderStatus: 'Shipped' },
  });

  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(screen.queryByText('This order has not been shipped yet')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));

  await waitFor(() => expect(screen.queryByText('This order has not been shipped yet')).toBeNull());
});

test('a change in another tab is shown at once', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  await openApp(pathOf(transactionId), { as: 'chidi', backend });
  await screen.findByRole('button', { name: 'Confirm Delivery' });
  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: transactionId, OrderStatus: 'Shipped' },
  });

  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.tradesChangedAt, newValue: '1' }));

  await screen.findByText('This order is already shipped');
});

test.each([NOBODYS_ID, 'not-an-id'])('no transaction with the id %s', async (id) => {
  await openApp(pathOf(id), { as: 'ada' });

  await screen.findByRole('heading', { name: 'Transaction not found' });
});

test('a third person sees an error', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  await openApp(pathOf(transactionId), { as: 'tunde', backend });

  await screen.findByRole('heading', { name: 'You are not authorized to view this transaction.' });
});

test('the buttons follow the rules for every status and role', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  const { data } = await backend.call('getTransaction', { as: 'ada', path: { transactionId } });
  const roles = [userIdOf('ada'), userIdOf('chidi'), userIdOf('tunde')];
  const wrong: unknown[] = [];
  const view = render(<></>);
  const queryClient = new QueryClient();

  for (const transactionStatus of TRANSACTION_STATUSES)
    for (const orderStatus of ORDER_STATUSES)
      for (const viewerId of roles) {
        const transaction = { ...data, transactionStatus, orderStatus };
        view.rerender(
          <QueryClientProvider client={queryClient}>
            <MemoryRouter>
              <TransactionButtons transaction={transaction} viewerId={viewerId} />
            </MemoryRouter>
          </QueryClientProvider>,
        );
        const { confirmDelivery, productReceived, lodgeDispute } = transactionActions(transaction, viewerId);
        const actions = [confirmDelivery, productReceived, lodgeDispute];
        // Disabled buttons come last.
        const ruled = (['enabled', 'disabled'] as const)
          .flatMap((wanted) => actions.filter(({ state }) => state === wanted))
          .map(({ label, state, reason }) => ({ label, isEnabled: state === 'enabled', reason }));
        const shown = shownActions();
        if (JSON.stringify(shown) !== JSON.stringify(ruled))
          wrong.push({ transactionStatus, orderStatus, viewerId, shown, ruled });
      }

  expect(wrong).toEqual([]);
});

test.each([
  ['OpenTransaction', 'View Account', '/dashboard/order/payment/account/'],
  ['AwaitingPayment', 'Pay Now', '/dashboard/order/payments/'],
] as const)('the buyer of an order that is %s presses %s to pay', async (status, label, path) => {
  const { backend, transactionId } = await tradeAt(status);
  const { user, address } = await openApp(pathOf(transactionId), { as: 'ada', backend });

  await user.click(await screen.findByRole('button', { name: label }));

  await waitFor(() => expect(address()).toContain(path));
});

test.each([
  ['OpenTransaction', 'View Account'],
  ['AwaitingPayment', 'Pay Now'],
] as const)('%s order: %s is disabled while the amounts do not add up', async (status, name) => {
  const { backend, transactionId } = await tradeAt(status);
  const { goTo, intercept, user, address } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withText('', '"charges":1750', '"charges":3500'));
  await goTo(pathOf(transactionId));

  const pay = await screen.findByRole('button', { name, description: 'These amounts do not add up' });
  await user.click(pay);

  expect(address()).toBe(pathOf(transactionId));
});

test.each([
  ['OpenTransaction', 'View Account'],
  ['AwaitingPayment', 'Pay Now'],
] as const)('%s order: %s is disabled while a payment may have been made', async (status, name) => {
  const { backend, transactionId } = await tradeAt(status);
  const { goTo, intercept, user, address } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withText('', /"transactionStatus":"\w+"/, '"transactionStatus":"Paid"'));
  await goTo(pathOf(transactionId));

  await screen.findByText(/^This app cannot tell whether this order was paid\. Support can tell you/);
  expect(screen.queryByText(/account expires/)).toBeNull();
  const pay = await screen.findByRole('button', {
    name,
    description: 'This app cannot tell whether this order was paid',
  });
  await user.click(pay);

  expect(address()).toBe(pathOf(transactionId));
});

test('a paid order offers no payment', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  await openApp(pathOf(transactionId), { as: 'ada', backend });

  await screen.findByRole('heading', TITLE);

  expect(screen.queryByRole('button', { name: /^(Pay Now|View Account)$/ })).toBeNull();
});
