import { TEST_NOW } from '@amana/mock-lab/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';
import { withText } from '../../../testing/with-text.ts';
import { withoutFields } from '../../../testing/without-fields.ts';

const TITLE = { name: 'Transaction Details' };

async function tradeWithPath(...given: Parameters<typeof tradeAt>) {
  const { backend, trade, transactionId } = await tradeAt(...given);
  const { data } = await backend.call('getTransaction', { as: 'ada', path: { transactionId } });
  return { backend, trade, transaction: data, path: `/dashboard/transactions/${transactionId}` };
}

const record = () => within(screen.getByRole('region', { name: /^(Payment record|Transaction receipt)/ }));

/** Label → text of everything that the record says. */
function recordRows(): Record<string, string> {
  const texts = (role: string) =>
    record()
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((label, index) => [label, values[index] ?? '']));
}

test('the buyer sees every field, the gross payable and the amount in words', async () => {
  const { backend, transaction, path } = await tradeWithPath('Paid');
  await openApp(path, { as: 'ada', backend });

  await screen.findByRole('heading', TITLE);

  expect(recordRows()).toEqual({
    Amount: '₦50,000.00',
    'Charges (3.5%)': '+ ₦1,750.00',
    'VAT (7.5%)': '+ ₦131.25',
    'Gross amount payable': '₦51,881.25',
    'In words': 'Fifty-One Thousand, Eight Hundred and Eighty-One Naira, Twenty-Five Kobo',
    Buyer: 'Ada Obi',
    Seller: 'Chidi Okeke',
    Note: 'Leather sandals',
    Status: 'Paid',
    Date: dateTimeText(transaction.createdAt),
    'Paid on': dateTimeText(TEST_NOW),
    Reference: transaction.transactionRef,
    'Order ID': transaction.orderId,
    'Payment Method': 'Bank Transfer',
    'Paid Into': 'A temporary account for this order',
    Bank: 'Wema Bank',
    'Account Number': transaction.paymentAccountNumber,
    'Account Name': transaction.paymentAccountName,
    'Request ID': transaction.requestId,
    'Payment Request ID': transaction.paymentRequestId,
  });
  expect(document.title).toBe('Transaction Details · Amana');
});

test('the seller reads the net receivable', async () => {
  const { backend, path } = await tradeWithPath('Paid', { amount: 999 });
  await openApp(path, { as: 'chidi', backend });

  await screen.findByRole('heading', TITLE);

  expect(recordRows()).toMatchObject({
    'Charges (3.5%)': '- ₦34.97',
    'VAT (7.5%)': '- ₦2.62',
    'Net amount receivable': '₦961.41',
    'In words': 'Nine Hundred and Sixty-One Naira, Forty-One Kobo',
    Buyer: 'Ada Obi',
    Seller: 'Chidi Okeke',
  });
});

test('amounts are those that the server recorded, not reckoned anew', async () => {
  const { backend, path } = await tradeWithPath('Paid');
  const { intercept, goTo } = await openApp('/dashboard/transactions', { as: 'ada', backend });
  intercept(async (request, next) => {
    const response = await next(request);
    if (!request.url.includes('/Transaction/GetById')) return response;
    const body = JSON.stringify(await response.json());
    return new Response(body.replace('"charges":1750', '"charges":1500'), response);
  });

  await goTo(path);
  await screen.findByRole('heading', TITLE);

  expect(recordRows()['Charges']).toBe('+ ₦1,500.00');
});

test('an account number that is not there is said to be missing', async () => {
  const { backend, path } = await tradeWithPath('Paid');
  const { intercept, goTo } = await openApp('/dashboard/transactions', { as: 'ada', backend });
  intercept(async (request, next) => {
    const response = await next(request);
    if (!request.url.includes('/Transaction/GetById')) return response;
    const body = JSON.stringify(await response.json());
    return new Response(
      body.replace(/"paymentAccountNumber":"\d+"/, '"paymentAccountNumber":null'),
      response,
    );
  });

  await goTo(path);
  await screen.findByRole('heading', TITLE);

  expect(recordRows()['Account Number']).toBe('Not available');
});

test('an empty text is as little available as a missing one', async () => {
  const { backend, path } = await tradeWithPath('Paid');
  const { intercept, goTo } = await openApp('/dashboard/transactions', { as: 'ada', backend });
  const names = /"(paymentAccountNumber|paymentAccountName|paymentBankName|buyerName)":"[^"]+"/g;
  intercept(withText('/Transaction/GetById/', names, '"$1":""'));

  await goTo(path);
  await screen.findByRole('heading', TITLE);

  const rows = recordRows();
  expect([rows['Account Number'], rows['Account Name']]).toEqual(['Not available', 'Not available']);
  expect(rows['Buyer']).toBe('Ada Obi');
  expect(rows).not.toHaveProperty('Bank');
});

test('missing values and unknown payment methods read Not available', async () => {
  const { backend, path } = await tradeWithPath('Paid');
  const { intercept, goTo } = await openApp('/dashboard/transactions', { as: 'ada', backend });
  const names = ['note', 'transactionRef', 'requestId', 'paymentRequestId'];
  const withoutTexts = withoutFields('/Transaction/GetById/', names);
  intercept(async (request, next) => {
    const response = await withoutTexts(request, next);
    const body = await response.text();
    return new Response(body.replace('"BankTransfer"', '"Barter"'), response);
  });

  await goTo(path);
  await screen.findByRole('heading', TITLE);

  for (const label of ['Note', 'Reference', 'Payment Method', 'Request ID', 'Payment Request ID'])
    expect([label, recordRows()[label]]).toEqual([label, 'Not available']);
});

test.each([
  ['Paid', 'Your payment is held until you confirm receipt.'],
  ['OpenTransaction', 'Nothing has been paid yet.'],
  ['AwaitingPayment', 'Nothing has been paid yet.'],
  ['Close', 'You were refunded in full.'],
] as const)('%s: a receipt does not pass for another payment than it is', async (status, text) => {
  const { backend, path } = await tradeWithPath(status);
  await openApp(path, { as: 'ada', backend });

  await screen.findByRole('heading', TITLE);

  record().getByText(text);
});

test('a refund follows what was paid', async () => {
  const { backend, path } = await tradeWithPath('Close');
  await openApp(path, { as: 'ada', backend });

  await screen.findByRole('heading', TITLE);

  expect(recordRows()).toMatchObject({ 'Total paid': '₦51,881.25', Refunded: '₦51,881.25' });
});

test("the seller's receipt has the amount, payment and settlement dates", async () => {
  const { backend, path } = await tradeWithPath('Completed');
  await openApp(path, { as: 'chidi', backend });

  await screen.findByRole('heading', { name: 'Transaction receipt' });

  const day = dateTimeText(TEST_NOW).slice(0, -6);
  const rows = recordRows();
  expect(rows['Net amount receivable']).toBe('₦48,118.75');
  expect(screen.getAllByText('You received')).toHaveLength(1);
  for (const label of ['Paid on', 'Settled on']) expect(rows[label]).toContain(day);
});

test('the receipt has the progress of the trade with its times', async () => {
  const { backend, path } = await tradeWithPath('Paid');
  await openApp(path, { as: 'chidi', backend });

  await screen.findByRole('heading', TITLE);

  const steps = within(record().getByRole('list', { name: 'Progress of the trade' })).getAllByRole(
    'listitem',
  );
  const at = dateTimeText(TEST_NOW);
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    `Created (done)Ada Obi created the order${at}`,
    `Approved (done)You approved the order${at}Ada Obi got an account to pay into${at}`,
    `Paid (done)Ada Obi paid ₦51,881.25${at}`,
    'Shipped (to come)',
    `Delivered (to come)Delivery date: ${at.slice(0, -7)}`,
    'Settled (to come)',
  ]);
});

test('View details links to the page, which links back and to the order', async () => {
  const { backend, trade, path } = await tradeWithPath('Paid');
  const { user, address } = await openApp(path.replace('/transactions/', '/manage-transactions/'), {
    as: 'ada',
    backend,
  });

  await user.click(await screen.findByRole('link', { name: 'View details' }));
  await screen.findByRole('heading', TITLE);
  expect(address()).toBe(path);

  await user.click(screen.getByRole('link', { name: 'Manage Transaction' }));
  await screen.findByRole('heading', { name: 'Manage Transaction' });

  await user.click(screen.getByRole('link', { name: 'View details' }));
  await user.click(await screen.findByRole('link', { name: trade.orderId }));
  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
});

test('the receipt is printed by its button', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { backend, path } = await tradeWithPath('Paid');
  const { user } = await openApp(path, { as: 'ada', backend });

  await user.click(await screen.findByRole('button', { name: 'Print Payment Record' }));

  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a browser that cannot print says so', async () => {
  vi.stubGlobal('print', undefined);
  const { backend, path } = await tradeWithPath('Paid');
  const { user, toasts } = await openApp(path, { as: 'ada', backend });

  await user.click(await screen.findByRole('button', { name: 'Print Payment Record' }));

  expect(toasts).toEqual([
    'info This browser cannot print. Open the page in another browser, such as Chrome. default',
  ]);
  vi.unstubAllGlobals();
});

test("the seller's receipt names the payout, and whose payment an account is of", async () => {
  const { backend, transaction, path } = await tradeWithPath('Completed');
  await openApp(path, { as: 'chidi', backend });
  await screen.findByRole('heading', { name: 'Transaction receipt' });

  const rows = recordRows();
  expect(rows).toMatchObject({
    'Paid out to': 'Zenith Bank ····ending in 4321, CHIDI OKEKE',
    'Payout reference': 'PAYOUT-000001Copy the payout reference',
    "Account Number (buyer's payment)": transaction.paymentAccountNumber,
  });
  for (const label of ['Paid Into', 'Bank', 'Account Number', 'Account Name'])
    expect([label, label in rows]).toEqual([label, false]);
});

test("the buyer's record names the refund", async () => {
  const { backend, path } = await tradeWithPath('Close');
  await openApp(path, { as: 'ada', backend });
  await screen.findByRole('heading', TITLE);

  expect(recordRows()).toMatchObject({
    'Refund reference': expect.stringMatching(/^REFUND-000001/) as string,
    'Paid Into': 'A temporary account for this order',
  });
});
