import { getGetOrderQueryKey } from '@amana/api';
import type { OrderStatus } from '@amana/domain';
import { type PersonaId, PERSONAS } from '@amana/mock-lab';
import { startTrade } from '@amana/mock-lab/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dateTimeText, timeText } from '../../../shared/dates/date-text.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { press } from '../../../testing/fill-form.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { passTime } from '../../../testing/pass-time.ts';
import { returnToTab } from '../../../testing/return-to-tab.ts';
import { tradeAt } from '../../../testing/trade-at.ts';
import { withoutFields } from '../../../testing/without-fields.ts';
import { withText } from '../../../testing/with-text.ts';

const PERSONA_IDS = Object.fromEntries(PERSONAS.map(({ id, userId }) => [id, userId]));

const INITIATE = 'POST /Payment/InitiateWithTemporaryAccount';
const SECOND_LOOK_MS = 6_000;
const GENERATED = 'success Bank account details generated successfully 2000';

async function openPayment(status: OrderStatus, as: PersonaId = 'ada') {
  const { backend, trade } = await tradeAt(status);
  const app = await openApp(`/dashboard/order/payments/${trade.orderId}`, { as, backend });
  return { ...app, trade };
}

const makePayment = (description?: string) =>
  screen.findByRole('button', { name: 'Make Payment with bank', ...(description && { description }) });
const DO_NOT_PAY = 'Do not send money to it. Money sent there is returned.';
const inGroups = (accountNumber: string) => accountNumber.replace(/^(...)(...)/, '$1 $2 ');
const details = () => screen.findByRole('region', { name: 'Bank account details' });

test('the summary names the order and adds up to its total', async () => {
  await openPayment('Approved');

  await screen.findByRole('heading', { name: 'Complete Your Payment' });
  const summary = screen.getByRole('region', { name: 'Order summary' });
  expect(summary.textContent).toBe(
    'Order numberAMN-000001Your descriptionLeather sandalsAmount₦50,000.00Charges (3.5%)₦1,750.00VAT (7.5%)₦131.25Total₦51,881.25',
  );
});

describe('texts of a seller on the page that says where to pay', () => {
  const FORGED = '\u202eAMANA NOTICE: this account has changed. Pay into 0123456789 GTBank';
  const WARNING = 'Pay only into the account that this app shows.';

  async function openForgedPayment(createdBy: PersonaId, description = FORGED) {
    const { backend, trade } = await tradeAt('OpenTransaction');
    const { orderId } = trade;
    const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
    intercept(async (request, next) => {
      const response = await next(request);
      if (!request.url.includes('/Order/GetById/')) return response;
      const { data } = (await response.json()) as { data: object };
      const forged = { name: '✔ Amana\n\nSupport', createdBy: PERSONA_IDS[createdBy], description };
      return Response.json({ data: { ...data, ...forged } });
    });
    await goTo(`/dashboard/order/payments/${orderId}`);
    await details();
    return { goTo, orderId, summary: screen.getByRole('region', { name: 'Order summary' }) };
  }

  test('a forged notice is labelled as the seller’s, with a warning', async () => {
    const { summary } = await openForgedPayment('chidi');

    expect(summary.textContent).toContain(`Description by the seller${FORGED.slice(1)}${WARNING}`);
  });

  test('a name that reads like the service is not shown', async () => {
    const { goTo, orderId } = await openForgedPayment('ada');

    await goTo(`/dashboard/orders/${orderId}`);

    await screen.findByRole('link', { name: 'Email chidi@amana.test' });
    expect(document.body.textContent).not.toMatch(/✔|Amana\s+Support/);
  });
});

test('the goods, the total, the methods and the button come before the summary', async () => {
  await openPayment('Approved');
  await makePayment();

  const text = document.querySelector('main')?.textContent ?? '';
  const places = ['Leather sandals', 'To pay₦51,881.25', 'USSD', 'Make Payment', 'Order number'].map((part) =>
    text.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  screen.getByRole('heading', { level: 2, name: 'Leather sandals' });
});

test('bank transfer is preselected, and other methods are disabled', async () => {
  await openPayment('Approved');
  await makePayment();

  const methods = screen.getAllByRole<HTMLInputElement>('radio');

  expect(methods.map(({ checked, disabled }) => ({ checked, disabled }))).toEqual([
    { checked: true, disabled: false },
    { checked: false, disabled: true },
    { checked: false, disabled: true },
    { checked: false, disabled: true },
  ]);
  expect(methods.map((method) => method.closest('label')?.textContent)).toEqual([
    'Bank Transfer',
    'CardComing Soon',
    'WalletComing Soon',
    'USSDComing Soon',
  ]);
});

test('amounts that do not add up offer support, and no payment', async () => {
  const { backend, trade } = await tradeAt('Approved');
  const { goTo, intercept, user, calls } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withText('/Order/GetById/', '51881.25', '60000'));

  await goTo(`/dashboard/order/payments/${trade.orderId}`);

  await screen.findAllByText(/These amounts do not add up/);
  const [support] = screen.getAllByRole('link', { name: 'Contact support' });
  expect(support?.getAttribute('href')).toMatch(/^(mailto:|https:\/\/wa\.me\/)/);
  await user.click(await makePayment('These amounts do not add up'));
  expect(calls).not.toContain(INITIATE);
});

test('an account with another amount than the total is not offered', async () => {
  const { backend, trade } = await tradeAt('Approved');
  const { goTo, intercept, user } = await openApp('/dashboard/settings', { as: 'ada', backend });
  const withoutVat = withoutFields('/Order/GetById/', ['vat']);
  const askingForMore = withText('/Payment/', '51881.25', '60000');
  intercept((request, next) => withoutVat(request, (asked) => askingForMore(asked, next)));
  await goTo(`/dashboard/order/payments/${trade.orderId}`);

  await user.click(await makePayment());

  await makePayment('These amounts do not add up');
  expect(screen.queryByRole('region', { name: 'Bank account details' })).toBeNull();
});

test.each([
  ['while its account is open', 'OpenTransaction', 'Pending'],
  ['which the service saw only after its account had expired', 'AwaitingPayment', 'AccountExpired'],
] as const)(
  'a payment that may have been made already, %s, is not asked for again',
  async (_, order, was) => {
    const { backend, trade } = await tradeAt(order);
    const { goTo, intercept, user, calls } = await openApp('/dashboard/settings', { as: 'ada', backend });
    intercept(withText('/Transaction/', `"transactionStatus":"${was}"`, '"transactionStatus":"Paid"'));

    await goTo(`/dashboard/order/payments/${trade.orderId}`);

    await screen.findByText(/but a payment was already made\. Do not pay again before support/);
    expect(screen.queryByRole('region', { name: 'Bank account details' })).toBeNull();
    await user.click(await makePayment('This app cannot tell whether this order was paid'));
    expect(calls).not.toContain(INITIATE);
  },
);

test('the account is shown, and the button is gone', async () => {
  const { user, toasts, trade } = await openPayment('Approved');

  await user.click(await makePayment());

  const { textContent } = await details();
  const { accountNumber } = await trade.account();
  expect(textContent).toContain('Total Amount₦51,881.25');
  expect(textContent).toContain('Account NameWema Bank · AMANA / ADA OBI');
  expect(textContent).toContain(`Account Number${accountNumber}`);
  expect(textContent).toMatch(/Account Number expires in0 days 0 hours (30|29) minutes \d+ seconds/);
  expect(textContent).toContain('Your order is processed automatically once payment is confirmed.');
  expect(screen.queryByRole('button', { name: 'Make Payment with bank' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect((await details()).contains(document.activeElement)).toBe(true);
  expect(toasts).toEqual([GENERATED]);
});

test('the amount is copied to the kobo, the account number without spaces', async () => {
  const { user, trade } = await openPayment('OpenTransaction');
  await details();

  await user.click(screen.getByRole('button', { name: 'Copy amount' }));
  expect(await navigator.clipboard.readText()).toBe('51881.25');

  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  expect(await navigator.clipboard.readText()).toBe((await trade.account()).accountNumber);
  expect(await screen.findAllByText('Copied!')).toHaveLength(2);
});

test('the account number is plain text under its label', async () => {
  const { trade } = await openPayment('OpenTransaction');
  await details();

  const number = screen.getByText('Account Number').nextElementSibling;
  expect(number?.textContent.replaceAll(' ', '')).toBe((await trade.account()).accountNumber);
  expect(number?.getAttribute('aria-label')).toBeNull();
});

test('an offline payment page says that no account was made', async () => {
  const { user, toasts, intercept, calls } = await openPayment('Approved');
  const button = await makePayment();
  intercept(() => Promise.reject(new Error('no network')));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));

  await user.click(button);

  await screen.findByText('You are offline. No account was made and no money moved.');
  expect(toasts).toEqual(['error An error occurred while processing your payment. 3000']);
  expect(calls.filter((call) => call === INITIATE)).toHaveLength(1);
});

test('two presses at the very same moment are one call', async () => {
  const { calls } = await openPayment('Approved');
  const press = await makePayment();

  fireEvent.click(press);
  fireEvent.click(press);

  await details();
  expect(calls.filter((call) => call === INITIATE)).toHaveLength(1);
});

test('a pending payment does not block the payment of another order', async () => {
  const { backend, trade, user, calls, intercept, goTo } = await openPayment('Approved');
  const other = await startTrade(backend);
  await other.bringTo('Approved');
  const held = Promise.withResolvers<null>();
  intercept(async (request, next) => {
    const isHeld =
      request.url.includes('/Payment/') && (await request.clone().text()).includes(trade.orderId);
    if (isHeld) await held.promise;
    return next(request);
  });
  await user.click(await makePayment());
  await goTo(`/dashboard/order/payments/${other.orderId}`);

  await user.click(await makePayment());

  await details();
  expect(calls.filter((call) => call === INITIATE)).toHaveLength(2);
  await goTo(`/dashboard/order/payments/${trade.orderId}`);
  expect((await makePayment()).getAttribute('aria-busy')).toBe('true');
  held.resolve(null);
  await details();
});

test('a reload and a second tab show the same account and make none', async () => {
  const { calls, trade } = await openPayment('OpenTransaction');

  const { textContent } = await details();

  expect(textContent.replaceAll(' ', '')).toContain((await trade.account()).accountNumber);
  expect(screen.queryByRole('button', { name: 'Make Payment with bank' })).toBeNull();
  expect(calls).not.toContain(INITIATE);
});

test('an account that cannot be looked up shows the failure and Retry', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { user, intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(
    answerTo('/Transaction/GetById/', () => Response.json({ message: 'Closed for today' }, { status: 422 })),
  );
  await goTo(`/dashboard/order/payments/${trade.orderId}`);

  await screen.findByText('Closed for today');
  screen.getByRole('region', { name: 'Order summary' });
  intercept((request, next) => next(request));
  await press(user, 'Retry');

  const { accountNumber } = await trade.account();
  expect((await details()).textContent.replaceAll(' ', '')).toContain(accountNumber);
  expect(screen.queryByText('Closed for today')).toBeNull();
});

test('two tabs that press at the same moment are answered the same account', async () => {
  const { user, backend, trade } = await openPayment('Approved');
  const button = await makePayment();
  const inOtherTab = await backend.call('initiatePayment', { as: 'ada', body: { orderId: trade.orderId } });

  await user.click(button);

  const { textContent } = await details();
  expect(textContent.replaceAll(' ', '')).toContain(inOtherTab.data.accountNumber);
});

test('the page shows the order as soon as the payment arrives', async () => {
  const { address, backend, toasts, trade } = await openPayment('OpenTransaction');
  await details();

  await backend.call('sendTransfer', { body: await trade.account() });
  await returnToTab();

  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
  expect(toasts).toEqual(['success Your payment was received 2000']);
});

test('a payment that arrived while hidden is announced after shipment too', async () => {
  const { address, backend, toasts, trade } = await openPayment('OpenTransaction');
  await details();

  await backend.call('sendTransfer', { body: await trade.account() });
  const shipped = { TransactionId: await trade.transactionId(), OrderStatus: 'Shipped' } as const;
  await backend.call('updateOrderDelivery', { as: 'chidi', body: shipped });
  await returnToTab();

  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
  expect(toasts).toEqual(['success Your payment was received 2000']);
});

test('a payment that arrives after an unknown status is announced', async () => {
  const { address, backend, intercept, toasts, trade } = await openPayment('OpenTransaction');
  await details();
  intercept(withText('/Order/GetById/', 'OpenTransaction', 'OnHold'));
  await returnToTab();
  await screen.findByText('This app does not know this status, so nothing can be done here');

  intercept((request, next) => next(request));
  await backend.call('sendTransfer', { body: await trade.account() });
  await returnToTab();

  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
  expect(toasts).toEqual(['success Your payment was received 2000']);
});

test('a transfer that was too small is shown with both amounts', async () => {
  const { backend, trade } = await openPayment('OpenTransaction');
  await details();

  await backend.call('sendTransfer', { body: { ...(await trade.account()), amount: 50_000 } });
  await returnToTab();

  await screen.findByText('Transfer returned');
  expect(screen.getByRole('status', { name: 'About your transfer' }).textContent).toMatch(
    /: You sent ₦50,000\.00 instead of ₦51,881\.25\. It was returned to you\.$/,
  );
  expect((await details()).textContent).toMatch(
    /^You have (30|29) minutes left\. Send ₦51,881\.25 in one transfer\./,
  );
});

test.each([
  ['rejection', 'rejectOrder', 'chidi'],
  ['cancellation', 'cancelOrder', 'ada'],
] as const)('money that arrives after a %s is shown as returned', async (_, operation, as) => {
  const { backend, trade } = await openPayment('OpenTransaction');
  await details();
  const account = await trade.account();
  await backend.call(operation, { as, body: { orderId: trade.orderId } });
  await backend.call('sendTransfer', { body: account });

  await returnToTab();

  await screen.findByText(/^This order is already (rejected|cancelled)$/);
  const news = screen.getByRole('status', { name: 'About your transfer' });
  await waitFor(() => expect(news.textContent).toContain('Transfer returned'));
});

describe('returned transfers of a service that sends no history', () => {
  async function openAfterShortTransfer(reason: string) {
    const { backend, trade } = await tradeAt('OpenTransaction');
    const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
    await backend.call('sendTransfer', { body: { ...(await trade.account()), amount: 50_000 } });
    const withoutHistory = withoutFields('/Order/GetById/', ['events']);
    const withReason = withText('/Notifications/', 'transferTooSmall', reason);
    intercept((request, next) => withoutHistory(request, (asked) => withReason(asked, next)));
    await goTo(`/dashboard/order/payments/${trade.orderId}`);
    await details();
    // The bell has read the notifications before the transfer.
    await returnToTab();
    return screen.getByRole('status', { name: 'About your transfer' });
  }

  test('a notification shows one with both amounts', async () => {
    const news = await openAfterShortTransfer('transferTooSmall');

    await screen.findByText('Transfer returned: too little');
    expect(news.textContent).toContain('We received ₦50,000.00 instead of ₦51,881.25.');
  });

  test('a notification for another reason is not shown', async () => {
    const news = await openAfterShortTransfer('orderReviewed');

    expect(news.textContent).toBe('');
  });
});

test('at expiry the number is gone, and a new account is one press away', async () => {
  const { backend, user, trade, toasts } = await openPayment('Approved');
  await user.click(await makePayment());
  await details();
  const old = (await trade.account()).accountNumber;
  await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();

  expect(await screen.findAllByText('Expired')).toHaveLength(2);
  expect(screen.queryByText('Account Number')).toBeNull();
  await screen.findByText(new RegExp(`^Account ${inGroups(old)} expired at \\d\\d:\\d\\d\\. ${DO_NOT_PAY}$`));
  await user.click(screen.getByRole('button', { name: 'Get a new account' }));

  await waitFor(() => expect(screen.queryByText('Expired')).toBeNull());
  const { accountNumber } = await trade.account();
  expect(accountNumber).not.toBe(old);
  expect((await details()).textContent.replaceAll(' ', '')).toContain(accountNumber);
  expect(toasts).toEqual([GENERATED, GENERATED]);
});

test('after a reload the expired account is named until there is a new one', async () => {
  const { backend, trade, transactionId } = await tradeAt('AwaitingPayment');
  const { data } = await backend.call('getTransaction', { as: 'ada', path: { transactionId } });
  const expiryTime = timeText(data.accountExpirationTime ?? '');
  const { user } = await openApp(`/dashboard/order/payments/${trade.orderId}`, { as: 'ada', backend });

  const number = inGroups(data.paymentAccountNumber ?? '');
  await screen.findByText(`Account ${number} expired at ${expiryTime}. ${DO_NOT_PAY}`);
  screen.getByRole('heading', { name: 'Account expired' });
  await user.click(await screen.findByRole('button', { name: 'Get a new account' }));

  await details();
  expect(screen.queryByText(/Do not send money to it/)).toBeNull();
});

test.each([
  ['was not sent', withoutFields('/Transaction/', ['accountExpirationTime'])],
  ['is later', withText('/Transaction/', /"accountExpirationTime":"\d+/, '"accountExpirationTime":"2126')],
])('an expired account whose expiry %s is named without it', async (_, answer) => {
  const { backend, trade } = await tradeAt('AwaitingPayment');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(answer);

  await goTo(`/dashboard/order/payments/${trade.orderId}`);

  await screen.findByText(/^Account [\d ]+ has expired\. Do not send money to it\./);
});

test('an expired account without its number is warned of too', async () => {
  const { backend, trade } = await tradeAt('AwaitingPayment');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withText('/Transaction/', /"paymentAccountNumber":"\d+"/, '"paymentAccountNumber":null'));

  await goTo(`/dashboard/order/payments/${trade.orderId}`);

  await screen.findByText(/^The last account expired at \d\d:\d\d\. Do not send money to it\./);
});

async function openExpired() {
  const app = await openPayment('Approved');
  await app.user.click(await makePayment());
  await details();
  const old = (await app.trade.account()).accountNumber;
  await app.backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();
  return { ...app, old, button: await screen.findByRole('button', { name: 'Get a new account' }) };
}

test('a new account whose answer was lost replaces the expired one', async () => {
  const { user, trade, old, button, toasts, intercept } = await openExpired();
  intercept(async (request, next) => {
    const response = await next(request);
    return request.url.includes('/Payment/') ? Response.json({}, { status: 500 }) : response;
  });

  await user.click(button);

  await waitFor(() => expect(toasts).toEqual([GENERATED, GENERATED]));
  const { accountNumber } = await trade.account();
  expect(accountNumber).not.toBe(old);
  expect((await details()).textContent.replaceAll(' ', '')).toContain(accountNumber);
  expect(screen.queryByText('Expired')).toBeNull();
});

test('a new account that was not created is reported as failed', async () => {
  const { user, button, toasts, intercept } = await openExpired();
  intercept(async (request, next) => {
    if (request.url.includes('/Payment/')) return Response.json({}, { status: 500 });
    const response = await next(request);
    if (!request.url.includes('/Order/GetById/')) return response;
    return new Response((await response.text()).replace('AwaitingPayment', 'OpenTransaction'), response);
  });

  await user.click(button);

  const failed = 'error An error occurred while processing your payment. 3000';
  await waitFor(() => expect(toasts).toEqual([GENERATED, failed]));
  screen.getByText('An error occurred while processing your payment.');
});

test('an account whose expiry was not sent can be paid into', async () => {
  const { user, trade, toasts, intercept } = await openPayment('Approved');
  const button = await makePayment();
  intercept(withoutFields('/Payment/', ['accountNumberExpiry']));

  await user.click(button);

  const { textContent } = await details();
  const { accountNumber } = await trade.account();
  expect(textContent.replaceAll(' ', '')).toContain(`AccountNumber${accountNumber}`);
  expect(textContent).toContain('Account Number expires inNot available');
  expect(textContent).toContain('One transfer of exactly this amount');
  expect(screen.queryByText(/Do not send money to it/)).toBeNull();
  expect(toasts).toEqual([GENERATED]);
});

test('after a reload an account whose expiry was not sent is still shown', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { goTo, intercept, calls } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withoutFields('/Transaction/GetById/', ['accountExpirationTime']));

  await goTo(`/dashboard/order/payments/${trade.orderId}`);

  const { textContent } = await details();
  expect(textContent.replaceAll(' ', '')).toContain((await trade.account()).accountNumber);
  expect(calls).not.toContain(INITIATE);
});

async function openNewAccount() {
  const app = await openPayment('Approved');
  await app.user.click(await makePayment());
  await details();
  const key = getGetOrderQueryKey(app.trade.orderId);
  await waitFor(() =>
    expect(app.queryClient.getQueryData(key)).toMatchObject({ data: { orderStatus: 'OpenTransaction' } }),
  );
  return app;
}

test('an account that the service closed is Expired before its countdown', async () => {
  const { user, intercept } = await openNewAccount();
  intercept(withText('/GetById/', 'OpenTransaction', 'AwaitingPayment'));

  await returnToTab();

  const newAccount = await screen.findByRole('button', { name: 'Get a new account' });
  screen.getByText(/^Account [\d ]+ has expired\. Do not send money to it\./);
  expect((await details()).textContent).toContain('Account Number expires inExpired');
  expect(screen.queryByRole('button', { name: 'Copy account number' })).toBeNull();
  intercept((request, next) => next(request));
  await user.click(newAccount);

  await screen.findByRole('button', { name: 'Copy account number' });
});

test('an account that one reading lacks is shown again by a later one', async () => {
  const { trade, intercept } = await openNewAccount();
  intercept(withText('/GetById/', 'OpenTransaction', 'AwaitingPayment'));
  await returnToTab();
  await screen.findByRole('button', { name: 'Get a new account' });

  intercept((request, next) => next(request));
  await returnToTab();

  await screen.findByRole('button', { name: 'Copy account number' });
  const { accountNumber } = await trade.account();
  expect((await details()).textContent.replaceAll(' ', '')).toContain(accountNumber);
  expect(screen.queryByText('Expired')).toBeNull();
});

test('a new account stays while the order does not show it yet', async () => {
  const { backend, user, trade, intercept, queryClient } = await openNewAccount();
  intercept(withText('/Order/GetById/', 'AwaitingPayment', 'OpenTransaction'));
  await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();
  const newAccount = await screen.findByRole('button', { name: 'Get a new account' });
  intercept(withText('/Order/GetById/', 'OpenTransaction', 'AwaitingPayment'));

  await user.click(newAccount);

  const key = getGetOrderQueryKey(trade.orderId);
  await waitFor(() =>
    expect(queryClient.getQueryData(key)).toMatchObject({ data: { orderStatus: 'AwaitingPayment' } }),
  );
  await screen.findByRole('button', { name: 'Copy account number' });
  expect(screen.queryByText('Expired')).toBeNull();
});

test('an account created in another tab replaces the expired one', async () => {
  const { backend, trade } = await openNewAccount();
  await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();
  await screen.findByRole('button', { name: 'Get a new account' });

  const { data } = await backend.call('initiatePayment', { as: 'ada', body: { orderId: trade.orderId } });
  await returnToTab();

  await screen.findByRole('button', { name: 'Copy account number' });
  expect((await details()).textContent.replaceAll(' ', '')).toContain(data.accountNumber);
  expect(screen.queryByText('Expired')).toBeNull();
});

test('a rejection by the seller removes the account with a message', async () => {
  const { backend, user, toasts, trade } = await openPayment('Approved');
  await user.click(await makePayment());
  await details();

  await backend.call('rejectOrder', { as: 'chidi', body: { orderId: trade.orderId } });
  await returnToTab();

  await screen.findByText('This order is already rejected');
  expect(screen.queryByRole('region', { name: 'Bank account details' })).toBeNull();
  expect(toasts).toEqual([GENERATED, 'warning The seller rejected this order meanwhile default']);
});

test('paying an order that was just rejected shows a message', async () => {
  const { backend, user, toasts, trade } = await openPayment('Approved');
  const button = await makePayment();
  await backend.call('rejectOrder', { as: 'chidi', body: { orderId: trade.orderId } });

  await user.click(button);

  await screen.findByText('This order is already rejected');
  expect(toasts).toEqual(['warning The seller rejected this order meanwhile default']);
  expect((await makePayment()).getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['Pending', 'This order has not been approved yet'],
  ['Paid', 'This order is already paid'],
] as const)('an order that is %s cannot be paid, and the button shows why', async (status, reason) => {
  const { user, calls } = await openPayment(status);

  await screen.findByText(reason);
  await user.click(await makePayment());

  expect(calls).not.toContain(INITIATE);
});

test.each([
  [
    'no answer',
    () => Promise.reject(new Error('cut')),
    'error An error occurred while processing your payment. 3000',
  ],
  [
    'a refusal with words',
    () => Promise.resolve(Response.json({ message: 'The bank is closed' }, { status: 503 })),
    'error The bank is closed 3000',
  ],
  [
    'an account without a number',
    () =>
      Promise.resolve(
        Response.json({
          data: { accountNumber: '', accountName: '', amount: 1, accountNumberExpiry: '', transactionId: '' },
        }),
      ),
    'error Failed to generate bank details 3000',
  ],
  [
    'an account whose number has lost its zero',
    () =>
      Promise.resolve(
        Response.json({
          data: {
            accountNumber: 123_456_789,
            accountName: 'AMANA',
            amount: 51_881.25,
            accountNumberExpiry: '2030-01-31T10:00:00Z',
            transactionId: 'x',
          },
        }),
      ),
    'error Failed to generate bank details 3000',
  ],
] as const)('%s is reported, and the button works again', async (_, answer, message) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, toasts, intercept } = await openPayment('Approved');
  const button = await makePayment();
  intercept((request, next) => (request.url.includes('/Payment/') ? answer() : next(request)));
  await user.click(button);
  await passTime(SECOND_LOOK_MS);
  await waitFor(() => expect(toasts).toEqual([message]));
  screen.getByText(message.replace(/^error | 3000$/g, ''));
  expect(screen.queryByText(/No account was made/)).toBeNull();

  intercept((request, next) => next(request));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.click(button);

  await details();
});

test('a payment of which nothing is known frees the button, and is looked for before it is sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, toasts, intercept, goTo, trade } = await openPayment('Approved');
  const button = await makePayment();
  intercept(() => Promise.reject(new Error('down')));
  await user.click(button);
  await screen.findByRole('button', { name: 'Check again' });
  expect(toasts).toEqual(['error We could not confirm whether this was done. 3000']);
  expect(button.getAttribute('aria-busy')).not.toBe('true');

  await goTo('/dashboard/settings');
  intercept((request, next) => next(request));
  await goTo(`/dashboard/order/payments/${trade.orderId}`);
  await user.click(await makePayment());
  await act(() => vi.advanceTimersByTimeAsync(20_000));

  await details();
});

test('Cancel returns to the order', async () => {
  const { user, address, trade } = await openPayment('Approved');

  await user.click(await screen.findByRole('link', { name: 'Cancel and go back' }));

  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
});

test.each(['chidi', 'tunde'] as const)('%s is not the buyer and not authorized', async (as) => {
  await openPayment('Approved', as);

  await screen.findByRole('heading', { name: 'You are not authorized to view this transaction.' });
});

test('a missing order is not found', async () => {
  await openApp('/dashboard/order/payments/00000000-0000-4000-8000-000000000000', { as: 'ada' });

  await screen.findByRole('heading', { name: 'Order not found' });
  screen.getByText("The order you're looking for doesn't exist or has been removed.");
});

test('the account of one order is not shown for another', async () => {
  const { goTo, goBack, address, user, trade, backend } = await openPayment('Approved');
  await makePayment();
  const other = await startTrade(backend);
  await other.bringTo('Approved');
  await goTo(`/dashboard/order/payments/${other.orderId}`);
  await screen.findByText('AMN-000002');
  await user.click(await makePayment());
  await details();

  await goBack();

  await screen.findByText('AMN-000001');
  expect(address()).toBe(`/dashboard/order/payments/${trade.orderId}`);
  await makePayment();
  expect(screen.queryByRole('region', { name: 'Bank account details' })).toBeNull();
});

test('an account that expired on another day shows the day', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  const earlier = '2026-02-27T10:30:00Z';
  const sent = `"accountExpirationTime":"${earlier}"`;
  intercept(withText('/Transaction/GetById/', /"accountExpirationTime":"[^"]+"/, sent));

  await goTo(`/dashboard/order/payments/${trade.orderId}`);

  expect((await details()).textContent).toContain(`expired on ${dateTimeText(earlier)}.`);
});
