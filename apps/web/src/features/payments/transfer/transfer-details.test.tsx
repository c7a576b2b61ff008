import type { OrderStatus } from '@amana/domain';
import type { PersonaId } from '@amana/mock-lab';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { returnToTab } from '../../../testing/return-to-tab.ts';
import { withText } from '../../../testing/with-text.ts';
import { withoutFields } from '../../../testing/without-fields.ts';
import { tradeAt } from '../../../testing/trade-at.ts';

async function openTransfer(status: OrderStatus, as: PersonaId = 'ada') {
  const { backend, trade } = await tradeAt(status);
  const app = await openApp(`/dashboard/order/payment/account/${await trade.transactionId()}`, {
    as,
    backend,
  });
  return { ...app, trade };
}

const details = () => screen.findByRole('region', { name: 'Bank account details' });

test('View Account leads from the order to the open account', async () => {
  const { goTo, user, address, trade } = await openTransfer('OpenTransaction');
  await goTo(`/dashboard/orders/${trade.orderId}`);

  await user.click(await screen.findByRole('button', { name: 'View Account' }));

  await waitFor(async () =>
    expect(address()).toBe(`/dashboard/order/payment/account/${await trade.transactionId()}`),
  );
  const { textContent } = await details();
  const { accountNumber } = await trade.account();
  expect(document.body.textContent).not.toContain('Description by');
  expect(textContent).toContain('Total Amount₦51,881.25');
  expect(textContent).toContain('Bank · Account NameWema Bank · AMANA / ADA OBI');
  expect(textContent.replaceAll(' ', '')).toContain(`AccountNumber${accountNumber}`);
  expect(textContent).toMatch(/Accoun Number Expires in0 days 0 hours (30|29) minutes \d+ seconds/);
  expect(textContent).toContain('Your order is processed automatically once payment is confirmed.');
});

test('the notice and the payment breakdown are shown with the account', async () => {
  await openTransfer('OpenTransaction');

  const breakdown = await screen.findByRole('region', { name: 'Payment breakdown' });
  screen.getByText('Open Transaction');
  expect(breakdown.textContent).toBe(
    'SellerChidi OkekeAmount₦50,000.00Charges (3.5%)+ ₦1,750.00VAT (7.5%)+ ₦131.25Gross amount payable₦51,881.25',
  );
});

test('an expired account hides its number and leads to a new one', async () => {
  const { user, address, trade } = await openTransfer('AwaitingPayment');

  expect((await details()).textContent).toContain('Accoun Number Expires inExpired');
  expect(screen.queryByText('Account Number')).toBeNull();
  screen.getByRole('heading', { name: 'Account expired' });
  screen.getByText(
    /^Account [\d ]+ expired at \d\d:\d\d\. Do not send money to it\. Money sent there is returned\.$/,
  );
  await user.click(screen.getByRole('button', { name: 'Get a new account' }));

  await waitFor(() => expect(address()).toBe(`/dashboard/order/payments/${trade.orderId}`));
});

test('an account that expires during a copy keeps the focus', async () => {
  const { user, backend } = await openTransfer('OpenTransaction');
  const place = await details();
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));

  await backend.call('moveClock', { body: { advanceMs: 1_800_001 } });
  await returnToTab();

  await screen.findByText(/Do not send money to it\./);
  expect(document.activeElement).not.toBe(document.body);
  expect(place.contains(document.activeElement)).toBe(true);
});

async function openAnswered(answer: ReturnType<typeof withoutFields>) {
  const app = await openTransfer('OpenTransaction');
  await app.goTo('/dashboard/settings');
  app.intercept(answer);
  app.queryClient.clear();
  await app.goTo(`/dashboard/order/payment/account/${await app.trade.transactionId()}`);
  return app;
}

function openWithoutFields(...names: string[]) {
  return openAnswered(withoutFields('/Transaction/GetById/', names));
}

test('an open account whose expiry was not sent is shown', async () => {
  const { trade } = await openWithoutFields('accountExpirationTime');

  const { textContent } = await details();
  const { accountNumber } = await trade.account();
  expect(textContent.replaceAll(' ', '')).toContain(`AccountNumber${accountNumber}`);
  expect(textContent).toContain('Accoun Number Expires inNot available');
  expect(textContent).toContain('One transfer of exactly this amount');
  expect(screen.queryByText(/Do not send money to it\./)).toBeNull();
});

test('an expiry that is not a time reads Expired, without the account number', async () => {
  await openAnswered(
    withText('/Transaction/GetById/', /"accountExpirationTime":"[^"]+"/, '"accountExpirationTime":"soon"'),
  );

  expect((await details()).textContent).toContain('Accoun Number Expires inExpired');
  expect(screen.queryByText('Account Number')).toBeNull();
});

test('a missing exact amount can be asked for', async () => {
  const { user, address, trade } = await openWithoutFields('charges', 'vat', 'totalAmount');

  await screen.findByText(/The service has not sent the exact amount\./);
  screen.getByText('Estimated: not every amount was sent.');
  expect(screen.queryByText(/do not add up/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy amount' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Complete Your Payment' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/order/payments/${trade.orderId}`));
  await user.click(await screen.findByRole('button', { name: 'Make Payment with bank' }));

  const { textContent } = await details();
  expect(textContent).toContain('Total Amount₦51,881.25');
  expect(textContent.replaceAll(' ', '')).toContain((await trade.account()).accountNumber);
});

test.each([
  ['without an account number', withoutFields('/Transaction/GetById/', ['paymentAccountNumber'])],
  [
    'with an account number that has lost its zero',
    withText('/Transaction/GetById/', /"paymentAccountNumber":"\d+"/, '"paymentAccountNumber":123456789'),
  ],
])('%s nobody is asked to pay into it', async (_, answer) => {
  await openAnswered(answer);

  await screen.findByText(/The service has not sent the account number\./);
  screen.getByRole('link', { name: 'Complete Your Payment' });
  expect(screen.queryByText(/One transfer/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
});

test('names that were not sent leave no empty place', async () => {
  await openWithoutFields('paymentAccountName', 'name');

  expect((await details()).textContent).toContain('Account NameWema Bank · Not available');
  expect(screen.getByRole('region', { name: 'Payment breakdown' }).textContent).toMatch(/^Amount₦50,000\.00/);
});

test('amounts that do not add up offer support, and no account', async () => {
  const { goTo, intercept, queryClient, trade } = await openTransfer('OpenTransaction');
  await goTo('/dashboard/settings');
  intercept(withText('', '"charges":1750', '"charges":3500'));
  queryClient.clear();

  await goTo(`/dashboard/order/payment/account/${await trade.transactionId()}`);

  await screen.findAllByText(/These amounts do not add up\. Do not pay before support has checked them\./);
  expect(screen.queryByRole('region', { name: 'Bank account details' })).toBeNull();
});

test('an account is not offered for a payment that may have been made', async () => {
  const { goTo, intercept, queryClient, trade } = await openTransfer('OpenTransaction');
  await goTo('/dashboard/settings');
  intercept(withText('/Transaction/', '"transactionStatus":"Pending"', '"transactionStatus":"Paid"'));
  queryClient.clear();

  await goTo(`/dashboard/order/payment/account/${await trade.transactionId()}`);

  await screen.findByText(/but a payment was already made\. Do not pay again before support/);
  expect(screen.queryByRole('region', { name: 'Bank account details' })).toBeNull();
});

test('wrong amounts of a made payment are referred to support', async () => {
  const { goTo, intercept, queryClient, trade } = await openTransfer('Paid');
  await goTo('/dashboard/settings');
  intercept(withText('', '"charges":1750', '"charges":3500'));
  queryClient.clear();

  await goTo(`/dashboard/order/payment/account/${await trade.transactionId()}`);

  await screen.findByText('These amounts do not add up. Ask support to check them.');
});

test('no account is shown once no transfer is awaited', async () => {
  const { user, address, trade } = await openTransfer('Rejected');

  await screen.findByText('₦51,881.25: no transfer is awaited any more.');
  expect(screen.queryByText('Account Number')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'View Order' }));

  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
});

test('an unknown status is not shown as the end of the payment', async () => {
  const { goTo, intercept, queryClient, trade } = await openTransfer('OpenTransaction');
  await goTo('/dashboard/settings');
  intercept(withText('/Transaction/GetById/', '"orderStatus":"OpenTransaction"', '"orderStatus":"OnHold"'));
  queryClient.clear();

  await goTo(`/dashboard/order/payment/account/${await trade.transactionId()}`);

  await screen.findByText('This app does not know this status. Support can tell you what happens next.');
  expect(screen.queryByText(/no transfer is awaited/)).toBeNull();
  expect(screen.queryByText('Account Number')).toBeNull();
});

test.each([
  ['open', 'OpenTransaction', 'ada', 3],
  ['closed', 'Rejected', 'ada', 1],
  ["another person's", 'OpenTransaction', 'tunde', 1],
] as const)('%s account: read every 3 s only while its transfer is awaited', async (_, status, as, reads) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { calls } = await openTransfer(status, as);
    await screen.findByRole('heading', { level: 1 });

    await act(() => vi.advanceTimersByTimeAsync(7_000));

    const read = calls.filter((call) => call.startsWith('GET /Transaction/GetById/'));
    expect(read).toHaveLength(reads);
  } finally {
    vi.useRealTimers();
  }
});

test.each(['chidi', 'tunde'] as const)('%s is not the buyer and not authorized', async (as) => {
  await openTransfer('OpenTransaction', as);

  await screen.findByRole('heading', { name: 'You are not authorized to view this transaction.' });
});
