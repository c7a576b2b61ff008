import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';
import { withoutFields } from '../../../testing/without-fields.ts';
import { withText } from '../../../testing/with-text.ts';

const TITLE = { name: 'Manage Transaction' };
const ACTIONS = ['Confirm Delivery', 'Product Received', 'Lodge Dispute'];
const pathOf = (transactionId: string) => `/dashboard/manage-transactions/${transactionId}`;

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
  await screen.findByText('not shipped yet');
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
    [false, 'in dispute'],
    [false, 'in dispute'],
  ]);
});

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

  await screen.findByRole('region', { name: '₦51,881.25 was refunded to you' });
});

const IN_DOUBT = 'This app cannot tell where the money of this order is. Please ask support.';

test.each([
  [
    'Settling',
    'Step 5 of 6',
    /on its way to your bank/,
    'The net amount is being paid to your bank account.',
  ],
  ['Failed', 'Step 6 of 6', IN_DOUBT, IN_DOUBT],
])('of a completed order whose transaction is %s nobody was paid yet', async (reported, step, now, money) => {
  const { backend, transactionId } = await tradeAt('Completed');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  const other = `"transactionStatus":"${reported}"`;
  intercept(withText('/Transaction/GetById/', '"transactionStatus":"Completed"', other));

  await goTo(pathOf(transactionId));
  await screen.findByText(step);
  expect(screen.getAllByText(now).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'View receipt' })).toBeNull();

  await goTo(pathOf(transactionId).replace('manage-', ''));
  await screen.findByRole('heading', { name: 'Transaction Details' });
  screen.getByText(money);
});

test('an action of the other party is shown after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { backend, trade, transactionId } = await tradeAt('Paid');
  await openApp(pathOf(transactionId), { as: 'ada', backend });
  await screen.findByText('not shipped yet');
  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: await trade.transactionId(), OrderStatus: 'Shipped' },
  });

  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(screen.queryByText('not shipped yet')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));

  await waitFor(() => expect(screen.queryByText('not shipped yet')).toBeNull());
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
