import { getGetOrderQueryKey } from '@amana/api';
import type { OrderStatus } from '@amana/domain';
import { type Trade, TEST_NOW, createTestBackend, startTrade, userIdOf } from '@amana/mock-lab/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { aJpeg } from '../../../testing/files.ts';
import {
  type Intercepted,
  type OpenAppOptions,
  type OpenedApp,
  openApp,
} from '../../../testing/open-app.tsx';
import { returnToTab } from '../../../testing/return-to-tab.ts';
import { EMPTY_NUMBER, FAILING_RECORDS } from '../../../testing/unreadable-records.ts';
import { tradeAt } from '../../../testing/trade-at.ts';
import { withText } from '../../../testing/with-text.ts';
import { withoutFields } from '../../../testing/without-fields.ts';

interface OpenedOrder extends OpenedApp {
  trade: Trade;
}

async function openOrder(status: OrderStatus, as: NonNullable<OpenAppOptions['as']>): Promise<OpenedOrder> {
  const { backend, trade } = await tradeAt(status);
  const app = await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });
  return { ...app, trade };
}

const button = (name: string) => screen.findByRole('button', { name });

test('a buyer reads the gross amount payable, the seller and what to do next', async () => {
  await openOrder('Approved', 'ada');

  await screen.findByRole('heading', { name: 'Pending Order' });
  expect(document.title).toBe('Pending Order · Amana');
  const breakdown = screen.getByRole('region', { name: 'Payment breakdown' });
  expect(breakdown.textContent).toBe(
    'SellerChidi OkekeAmount₦50,000.00Charges (3.5%)+ ₦1,750.00VAT (7.5%)+ ₦131.25' +
      'Gross amount payable₦51,881.25',
  );
  const panel = screen.getByRole('region', { name: 'What happens now' });
  expect(panel.textContent).toBe(
    'Your turn: pay Chidi.To pay₦51,881.25Pay NowCancel Transaction' +
      'What if Chidi does not send the goods?' +
      'Amana holds your payment until you confirm receipt. Until then you can lodge a dispute, and support decides.',
  );
  screen.getByRole('heading', { level: 2, name: 'Leather sandals' });
  expect(screen.queryByText(/description/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Progress' }).textContent).toContain('Step 2 of 6');
  screen.getByRole('link', { name: 'Email chidi@amana.test' });
  expect(screen.getByRole('timer').textContent).toMatch(/^\d days? \d+ hours? \d+ minutes? \d+ seconds?$/);
});

test('a charge of the service that does not follow the rate: no rate is named', async () => {
  const { backend, trade } = await tradeAt('Approved');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(
    withText(
      '/Order/GetById/',
      '"charges":1750,"vat":131.25,"totalAmount":51881.25',
      '"charges":3000,"vat":225,"totalAmount":53225',
    ),
  );

  await goTo(`/dashboard/orders/${trade.orderId}`);

  const breakdown = await screen.findByRole('region', { name: 'Payment breakdown' });
  await waitFor(() => expect(breakdown.textContent).toContain('Charges+ ₦3,000.00'));
  expect(breakdown.textContent).toContain('VAT (7.5%)+ ₦225.00');
  expect(breakdown.textContent).toContain('Gross amount payable₦53,225.00');
  expect(breakdown.textContent).not.toContain('3.5%');
});

test('a seller reads the net amount receivable', async () => {
  await openOrder('Pending', 'chidi');

  const breakdown = await screen.findByRole('region', { name: 'Payment breakdown' });
  expect(breakdown.textContent).toBe(
    'BuyerAda ObiAmount₦50,000.00Charges (3.5%)- ₦1,750.00VAT (7.5%)- ₦131.25Net amount receivable₦48,118.75',
  );
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each(['Completed', 'Cancelled', 'Rejected'] as const)(
  'an order that is %s keeps its countdown, without expecting a delivery',
  async (status) => {
    await openOrder(status, 'ada');

    await screen.findByRole('timer');

    screen.getByText(/^Agreed delivery: /);
    expect(screen.queryByText(/Delivery expected by/)).toBeNull();
  },
);

/** The countdown of a page whose service answers this delivery time. */
async function countdownTo(estimate: string, as: 'ada' | 'chidi', page = 'orders'): Promise<string | null> {
  const { backend, trade, transactionId } = await tradeAt('Paid');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as, backend });
  const name = page === 'orders' ? 'estimatedTimeOfDelivery' : 'estimatedDateOfDelivery';
  intercept(withText('/GetById/', new RegExp(`"${name}":"[^"]+"`), `"${name}":"${estimate}"`));
  await goTo(`/dashboard/${page}/${page === 'orders' ? trade.orderId : transactionId}`);
  return (await screen.findByRole('timer')).textContent;
}

describe.each(['orders', 'manage-transactions'])('the delivery countdown on %s', (page) => {
  const IN_THREE_DAYS = new Date(Date.parse(TEST_NOW) + (3 * 24 + 4) * 3_600_000 + 30_000).toISOString();

  test.each(['ada', 'chidi'] as const)('counts down to an instant for %s', async (as) => {
    expect(await countdownTo(IN_THREE_DAYS, as, page)).toMatch(/^3 days 4 hours 0 minutes \d+ seconds?$/);
  });

  test('reads Expired for what is not a time, and names no date', async () => {
    expect(await countdownTo('next week', 'ada', page)).toBe('Expired');

    screen.getByText('Delivery time unknown');
    expect(screen.queryByText(/Unknown date|expected by|Estimated delivery/)).toBeNull();
  });
});

/** The lines of the history. */
/** The steps of the trade with what happened in them. */
async function historyLines(): Promise<(string | null)[]> {
  return (await timelineItems()).map(({ textContent }) => textContent);
}

describe('a delivery that is three days late', () => {
  async function openLate(status: 'Paid' | 'Shipped', as: 'ada' | 'chidi', fields: string[] = []) {
    const { backend, trade } = await tradeAt(status);
    await backend.call('moveClock', { body: { advanceMs: 3 * 86_400_000 } });
    const { intercept, goTo } = await openApp('/dashboard/settings', { as, backend });
    intercept(withoutFields('/Order/GetById/', fields));
    await goTo(`/dashboard/orders/${trade.orderId}`);
    await screen.findByText(/· 3 days late$/);
    return screen.getByRole('region', { name: 'What happens now' });
  }

  test('of the seller: the buyer reads who is late, that the money is safe, and what helps', async () => {
    const now = await openLate('Paid', 'ada');

    within(now).getByRole('heading', { name: /^Chidi is late\. It was due \w{3} \d+ \w+, 3 days ago\.$/ });
    within(now).getByText('Your ₦51,881.25 is safe with Amana.');
    within(now).getByRole('link', { name: 'Remind Chidi' });
    within(now).getByRole('link', { name: 'Lodge Dispute' });
  });

  test('of the seller: the seller reads it too', async () => {
    within(await openLate('Paid', 'chidi')).getByRole('heading', {
      name: /^You are late: it was due \w{3} \d+ \w+, 3 days ago\. Ada can lodge a dispute\.$/,
    });
  });

  test('of the buyer: the seller reads it, with a reminder and support', async () => {
    const now = await openLate('Shipped', 'chidi');

    within(now).getByRole('heading', {
      name: /^Ada has not confirmed\. Delivery was due \w{3} \d+ \w+, 3 days ago\.$/,
    });
    within(now).getByRole('link', { name: 'Remind Ada' });
    within(now).getByRole('link', { name: 'Ask support' });
  });

  test('without events nobody is called late', async () => {
    const now = await openLate('Paid', 'ada', ['events']);

    within(now).getByRole('heading', {
      name: /^Delivery was due \w{3} \d+ \w+, 3 days ago\. Waiting for Chidi to send the goods\.$/,
    });
  });
});

test('the page reads: what happens now, progress, breakdown, the rest', async () => {
  await openOrder('Paid', 'chidi');
  await screen.findByRole('heading', { name: 'Your turn: send the goods, then press Confirm Delivery.' });

  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

  expect(regions).toEqual(['What happens now', 'Progress', 'Payment breakdown']);
});

test('returned transfers are shown to both parties with reason and time', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { accountNumber } = await trade.account();
  await backend.call('sendTransfer', { body: { accountNumber, amount: 500 } });
  const returned = `A transfer was returned${dateTimeText(TEST_NOW)}: `;

  await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'ada', backend });
  expect((await screen.findByRole('region', { name: 'Returned money' })).textContent).toBe(
    `${returned}You sent ₦500.00 instead of ₦51,881.25. It was returned to you.`,
  );
  cleanup();

  await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'chidi', backend });
  expect((await screen.findByRole('region', { name: 'Returned money' })).textContent).toBe(
    `${returned}Ada Obi sent ₦500.00, less than was due. It was returned to Ada Obi. You owe nothing.`,
  );
});

async function timelineItems(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Progress of the trade' });
  return within(list).getAllByRole('listitem');
}

/** The steps of the trade; the current one is marked by a star. */
async function trackerSteps(): Promise<string[]> {
  return (await timelineItems()).map(
    (step) => `${step.querySelector('p')?.textContent}${step.ariaCurrent === 'step' ? '*' : ''}`,
  );
}

test('a dispute pauses the tracker, but not the delivery countdown', async () => {
  const { backend, trade, transactionId } = await tradeAt('Shipped');
  await backend.call('createDispute', {
    as: 'ada',
    body: {
      TransactionId: transactionId,
      CreatedByUserId: userIdOf('ada'),
      Title: 'Broken',
      Note: 'The heel.',
    },
  });
  const { goTo, intercept } = await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'ada', backend });

  expect((await trackerSteps()).slice(2, 5)).toEqual([
    'Paid (done)',
    'Shipped (paused)*',
    'Delivered (to come)',
  ]);
  screen.getByRole('timer');

  await goTo('/dashboard/settings');
  intercept(withoutFields('/GetById/', ['events']));
  await goTo(`/dashboard/manage-transactions/${transactionId}`);
  expect((await trackerSteps()).slice(2, 4)).toEqual(['Paid (paused)*', 'Shipped (to come)']);
});

test.each([
  ['Cancelled', ['Created (done)', 'Approved (done)', 'Cancelled (ended)*']],
  ['Rejected', ['Created (done)', 'Approved (done)', 'Rejected (ended)*']],
  ['Close', ['Created (done)', 'Approved (done)', 'Paid (done)', 'Refunded (ended)*']],
] as const)('the tracker of an order that is %s ends with its stop', async (status, steps) => {
  await openOrder(status, 'chidi');

  expect(await trackerSteps()).toEqual(steps);
  screen.getByText('This trade has ended');
});

test('the history says who did what and when, and links the evidence', async () => {
  const { backend, trade, transactionId } = await tradeAt('Paid');
  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: transactionId, OrderStatus: 'Shipped', UploadEvidence: aJpeg() },
  });

  await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'ada', backend });

  const at = dateTimeText(TEST_NOW);
  expect(await historyLines()).toEqual([
    `Created (done)You created the order${at}`,
    `Approved (done)Chidi Okeke approved the order${at}You got an account to pay into${at}`,
    `Paid (done)You paid ₦51,881.25${at}`,
    `Shipped (done)Chidi Okeke shipped the goods${at}View evidence`,
    'Delivered (to come)Delivery date: 2 Mar 2026',
    'Settled (to come)',
  ]);
  const link = screen.getByRole('link', {
    name: 'View evidence',
    description: 'Chidi Okeke shipped the goods',
  });
  expect(link.getAttribute('href')).toContain('/uploads/');
});

test('the timeline has the dates of the steps to come', async () => {
  await openOrder('OpenTransaction', 'chidi');

  const [, approved, paid, , delivered] = await historyLines();
  expect(approved).toContain('Ada Obi got an account to pay into');
  expect(paid).toMatch(/^Paid \(to come\)Account open until .+ 2026, \d\d:\d\d$/);
  expect(delivered).toBe('Delivered (to come)Delivery date: 2 Mar 2026');
});

test('without events the history has only what the order itself says', async () => {
  const { backend, trade } = await tradeAt('Shipped');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withoutFields('/Order/GetById/', ['events', 'buyerName', 'creatorEmail', 'creatorPhoneNumber']));

  await goTo(`/dashboard/orders/${trade.orderId}`);

  expect(await historyLines()).toEqual([
    `Created (done)The buyer created the order${dateTimeText(TEST_NOW)}`,
    'Approved (done)',
    'Paid (done)',
    'Shipped (done)',
    'Delivered (to come)Delivery date: 2 Mar 2026',
    'Settled (to come)',
  ]);
});

test.each([
  ['Paid', 'chidi', 'Confirm Delivery'],
  ['Shipped', 'ada', 'Product Received'],
] as const)('order that is %s: the button of %s opens the dialog %s', async (status, as, name) => {
  const { user, address, trade, goBack, router } = await openOrder(status, as);

  await user.click(await button(name));

  await screen.findByRole('dialog', { name });
  const path = `/dashboard/manage-transactions/${await trade.transactionId()}`;
  await waitFor(() => expect(address()).toBe(path));
  await goBack();
  expect(address()).toBe(`/dashboard/orders/${trade.orderId}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate(1));
  await screen.findByRole('heading', { name: 'Manage Transaction' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a paid order leads on to its transaction', async () => {
  const { user, address, trade } = await openOrder('Paid', 'chidi');

  expect(await screen.findByText('Delivery is expected by 2 Mar 2026.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Manage Transaction' }));

  await waitFor(async () =>
    expect(address()).toBe(`/dashboard/manage-transactions/${await trade.transactionId()}`),
  );
});

test.each([
  [{ message: 'Orders are closed for maintenance' }, 'Orders are closed for maintenance'],
  [{}, 'Try again in a moment.'],
])('a refusal of an order that may exist reads %j', async (body, text) => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(answerTo('/Order/GetById/', () => Response.json(body, { status: 400 })));

  await goTo(`/dashboard/orders/${trade.orderId}`);

  await screen.findByText(text);
  screen.getByRole('button', { name: 'Retry' });
});

test.each([403, 404])('a page of a proxy with %d says nothing of the order', async (status) => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  const { goTo, intercept, user } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(answerTo('/Order/GetById/', () => new Response('<html><h1>nginx</h1></html>', { status })));
  await goTo(`/dashboard/orders/${trade.orderId}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });

  intercept((request, next) => next(request));
  await user.click(retry);

  await screen.findByRole('heading', { name: 'Pending Order' });
});

test('the order is read again every 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { trade, backend, calls } = await openOrder('Pending', 'ada');
    await button('Cancel Transaction');
    await backend.call('rejectOrder', { as: 'chidi', body: { orderId: trade.orderId } });
    const before = calls.length;

    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(calls).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(1_000));

    await screen.findByText('Chidi rejected this order.');
  } finally {
    vi.useRealTimers();
  }
});

test('a change of the status is shown, announced and in the title', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { trade, user, backend } = await openOrder('OpenTransaction', 'chidi');
  const panel = await screen.findByRole('region', { name: 'What happens now' });
  expect(panel.className).not.toContain('flash');
  await backend.call('sendTransfer', { body: await trade.account() });

  await act(() => vi.advanceTimersByTimeAsync(30_000));

  const news = await screen.findByText('The status is now Paid.');
  expect(news.getAttribute('aria-live')).toBe('polite');
  expect(document.title).toBe('● Paid · Amana');
  expect(panel.className).toContain('flash');
  await user.click(panel);
  expect(document.title).toBe('Pending Order · Amana');
});

test('the order is read on in a hidden tab', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { trade, backend } = await openOrder('OpenTransaction', 'chidi');
  await screen.findByRole('region', { name: 'What happens now' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  await backend.call('sendTransfer', { body: await trade.account() });

  await act(() => vi.advanceTimersByTimeAsync(30_000));

  await waitFor(() => expect(document.title).toBe('● Paid · Amana'));
});

test('the page says when it was read, unless the notice above does', async () => {
  const { intercept } = await openOrder('Approved', 'ada');
  await screen.findByText(/^Checked (just now|\d+ s ago)$/);
  intercept(() => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 400 })));

  await returnToTab();
  await screen.findByText(/^Could not refresh\./);

  expect(screen.queryByText(/^Checked/)).toBeNull();
});

test('a link with any referral code opens the order for its two parties only', async () => {
  const { goTo, trade, backend } = await openOrder('Pending', 'chidi');
  await goTo(`/dashboard/orders/${trade.orderId}?referral=wrong`);
  await screen.findByRole('heading', { name: 'Pending Order' });

  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } });
  const { pathname, search } = new URL(data.referralLink);
  await openApp(`${pathname}${search}`, { as: 'tunde', backend });
  await screen.findByRole('heading', { name: 'You are not authorized to view this transaction.' });
});

test('a seller who has not joined yet is shown so, with the link to send', async () => {
  const backend = await createTestBackend();
  const { data } = await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'nobody@amana.test', buyerId: userIdOf('ada'), description: 'A drum', amount: 5_000 },
  });
  const { user } = await openApp(`/dashboard/orders/${data.id}`, { as: 'ada', backend });

  await screen.findByText('Not joined yet');
  screen.getByText('Your turn: send the order link to nobody@amana.test, who then signs in and approves.');
  await user.click(await button('Copy link'));
  await screen.findByText('Link copied to clipboard!');
  expect(await navigator.clipboard.readText()).toBe(data.referralLink);
});

test('the buyer cancels after a question, and the list of orders is shown', async () => {
  const { user, address, toasts, trade } = await openOrder('Pending', 'ada');

  await user.click(await button('Cancel Transaction'));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to cancel this order?' });
  within(dialog).getByText('This action cannot be reversed');
  expect(within(dialog).queryByText('Money that was already sent will be returned.')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Yes, Cancel Order' }));

  await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['success Order cancelled successfully 2000']);
  expect(await trade.status()).toBe('Cancelled');
});

test('the seller rejects after a question', async () => {
  const { user, address, trade } = await openOrder('Approved', 'chidi');

  await user.click(await button('Cancel Order'));
  await user.click(screen.getByRole('button', { name: 'No, Return' }));
  expect(await trade.status()).toBe('Approved');
  await user.click(await button('Cancel Order'));
  screen.getByRole('dialog', { name: 'Are you sure you want to reject this order?' });
  await user.dblClick(screen.getByRole('button', { name: 'Yes, Cancel Order' }));

  await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  expect(await trade.status()).toBe('Rejected');
});

test('the question about an open account mentions returned money', async () => {
  const { user } = await openOrder('OpenTransaction', 'ada');

  await user.click(await button('Cancel Transaction'));

  within(screen.getByRole('dialog')).getByText('Money that was already sent will be returned.');
});

test('a refused cancellation shows its reason in the question', async () => {
  const { user, intercept } = await openOrder('OpenTransaction', 'ada');
  const message = 'A payment is being processed';
  intercept(answerTo('/Order/CancelOrder', () => Response.json({ message }, { status: 409 })));

  await user.click(await button('Cancel Transaction'));
  await user.click(screen.getByRole('button', { name: 'Yes, Cancel Order' }));

  await within(screen.getByRole('dialog')).findByText(message);
});

test('cancelling a just paid order shows a message and the new status', async () => {
  const { user, toasts, trade, backend, address } = await openOrder('OpenTransaction', 'ada');
  await user.click(await button('Cancel Transaction'));
  await backend.call('sendTransfer', { body: await trade.account() });

  await user.click(screen.getByRole('button', { name: 'Yes, Cancel Order' }));

  await waitFor(() => expect(toasts).toEqual(['warning This order was paid meanwhile default']));
  expect(await screen.findByRole('link', { name: 'Manage Transaction' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(`/dashboard/orders/${trade.orderId}`);
  expect(await trade.status()).toBe('Paid');
});

test('a change of the order is not looked for in an outdated reading', async () => {
  const { user, toasts, trade, backend, intercept, queryClient } = await openOrder('OpenTransaction', 'ada');
  await user.click(await button('Cancel Transaction'));
  const asked = Promise.withResolvers<null>();
  const released = Promise.withResolvers<null>();
  let isFirst = true;
  intercept(async (request, next) => {
    const answer = await next(request);
    if (!isFirst || !request.url.includes('/Order/GetById/')) return answer;
    isFirst = false;
    asked.resolve(null);
    await released.promise;
    return answer;
  });
  void queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(trade.orderId) });
  await asked.promise;
  await backend.call('sendTransfer', { body: await trade.account() });

  await user.click(screen.getByRole('button', { name: 'Yes, Cancel Order' }));

  await waitFor(() => expect(toasts).toEqual(['warning This order was paid meanwhile default']));
  released.resolve(null);
});

test('a question that is too late closes and shows what happened', async () => {
  const { user, toasts, trade, backend } = await openOrder('OpenTransaction', 'chidi');
  await user.click(await button('Cancel Order'));

  await backend.call('sendTransfer', { body: await trade.account() });
  await returnToTab();

  await waitFor(() => expect(toasts).toEqual(['warning This order was paid meanwhile default']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an action in another tab shows at once', async () => {
  const { trade, backend } = await openOrder('Approved', 'ada');
  const pay = await button('Pay Now');
  expect(pay.getAttribute('aria-disabled')).toBeNull();
  await backend.call('cancelOrder', { as: 'ada', body: { orderId: trade.orderId } });

  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.tradesChangedAt, newValue: '1' }));

  await screen.findByText('already cancelled');
});

test('an action notifies the other tabs', async () => {
  const { user, goTo, trade } = await openOrder('Pending', 'chidi');
  await goTo(`/dashboard/order/approve/${trade.orderId}`);

  fireEvent.change(await screen.findByLabelText('Expected Delivery Date'), {
    target: { value: '2026-03-09' },
  });
  await user.click(await button('Submit'));

  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.tradesChangedAt)).not.toBeNull());
});

test('a seller without bank details is asked for them first, and led to them', async () => {
  const backend = await createTestBackend();
  const { data } = await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'tunde@amana.test', buyerId: userIdOf('ada'), description: 'A drum', amount: 5_000 },
  });
  const { user, toasts, address } = await openApp(`/dashboard/orders/${data.id}`, { as: 'tunde', backend });

  await user.click(await button('Approve Order'));

  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-account'));
  expect(toasts).toEqual(['info Please update your bank details to approve this order. default']);
});

async function openUnread(as: 'ada' | 'chidi', status: OrderStatus, answer: Intercepted) {
  const { backend, trade } = await tradeAt(status);
  const app = await openApp('/dashboard/settings', { as, backend });
  app.intercept(answer);
  await app.goTo(`/dashboard/orders/${trade.orderId}`);
  return { ...app, trade };
}

test.each([
  ['bank details and profile that fail', FAILING_RECORDS],
  ['bank details without a number', EMPTY_NUMBER],
])('%s do not keep the buyer from paying or cancelling', async (_, answer) => {
  const { user, address, trade } = await openUnread('ada', 'Approved', answer);
  await user.click(await button('Cancel Transaction'));
  await user.click(await button('No, Return'));

  await user.click(await button('Pay Now'));

  await waitFor(() => expect(address()).toBe(`/dashboard/order/payments/${trade.orderId}`));
  await user.click(await button('Make Payment with bank'));
  await screen.findByRole('region', { name: 'Bank account details' });
});

test('bank details that fail keep the seller only from approving', async () => {
  const { user, intercept } = await openUnread('chidi', 'Pending', FAILING_RECORDS);

  await screen.findByRole('heading', { name: 'Your bank details could not be loaded' });
  expect(await button('Cancel Order')).toHaveProperty('disabled', false);
  const approve = screen.getByRole('button', { name: 'Approve Order' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  intercept((request, next) => next(request));
  await user.click(await button('Retry'));

  await waitFor(() => expect(screen.queryByText('Your bank details could not be loaded')).toBeNull());
  expect(await button('Approve Order')).toHaveProperty('disabled', false);
});

test('bank details without a number are to be entered again', async () => {
  const { user, address } = await openUnread('chidi', 'Pending', EMPTY_NUMBER);
  await screen.findByText('Your stored bank details cannot be read. Please enter them again.');

  await user.click(screen.getByRole('link', { name: 'Add bank details' }));

  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-account'));
});

test('a seller needs no bank details for an approved order', async () => {
  await openUnread('chidi', 'Approved', FAILING_RECORDS);

  expect(await button('Cancel Order')).toHaveProperty('disabled', false);
  expect(screen.queryByText('Your bank details could not be loaded')).toBeNull();
});

test('a question closes when the address changes to another order', async () => {
  const { goTo, goBack, address, user, trade, backend } = await openOrder('Approved', 'ada');
  await button('Cancel Transaction');
  const other = await startTrade(backend, 99_000);
  await other.bringTo('Approved');
  await goTo(`/dashboard/orders/${other.orderId}`);
  await screen.findAllByText('AMN-000002');
  await user.click(await button('Cancel Transaction'));
  await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this order?' });

  await goBack();

  await screen.findAllByText('AMN-000001');
  expect(address()).toBe(`/dashboard/orders/${trade.orderId}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Approved', 'ada', 'Do not pay before support has checked them.'],
  ['Paid', 'ada', 'Ask support to check them.'],
  ['Approved', 'chidi', 'Ask support to check them.'],
] as const)(
  'of an order that is %s with amounts that do not add up, %s reads: %s',
  async (status, as, advice) => {
    const { backend, trade } = await tradeAt(status);
    const { intercept, goTo } = await openApp('/dashboard/settings', { as, backend });
    intercept(withText('/Order/GetById/', '"charges":1750', '"charges":3500'));

    await goTo(`/dashboard/orders/${trade.orderId}`);

    await screen.findByText(`These amounts do not add up. ${advice}`);
  },
);

test('a worry unfolds to its answer and the button that helps', async () => {
  const { user, trade } = await openOrder('Paid', 'ada');

  await user.click(await screen.findByText('What if Chidi does not send it?'));

  screen.getByText(
    'Your ₦51,881.25 stays with Amana. Lodge a dispute: support decides whether you are refunded.',
  );
  const worry = screen.getByText('What if Chidi does not send it?').closest('details');
  expect(worry?.querySelector('a')?.getAttribute('href')).toBe(
    `/dashboard/lodge-dispute/${await trade.transactionId()}`,
  );
});

test('a reminder opens WhatsApp with the goods and the link of the order', async () => {
  const { trade } = await openOrder('Shipped', 'chidi');

  const remind = await screen.findByText('Remind Ada');

  const url = new URL(remind.getAttribute('href') ?? '');
  expect(url.origin).toBe('https://wa.me');
  expect(url.searchParams.get('text')).toBe(
    `Our order on Amana is waiting for you: Leather sandals ${window.location.origin}/dashboard/orders/${trade.orderId}`,
  );
});
