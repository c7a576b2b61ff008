import { userIdOf } from '@amana/mock-lab/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';
import { type TradeAt, tradeAt } from '../../../testing/trade-at.ts';
import { withoutFields } from '../../../testing/without-fields.ts';

const UPDATE = 'POST /Order/UpdateOrderDelivery';
const TODAY = '2026-03-02';
const VOID = 'Too many wrong codes. We have emailed you a new one.';

/** Ada has the form open that confirms receipt. */
async function openForm(given?: TradeAt): Promise<OpenedApp & TradeAt & { path: string }> {
  const traded = given ?? (await tradeAt('Shipped'));
  const path = `/dashboard/manage-transactions/${traded.transactionId}`;
  const config = { productName: 'Safe Hands' };
  const opened = await openApp(path, { as: 'ada', backend: traded.backend, config });
  await openDialog(opened.user);
  return { ...opened, ...traded, path };
}

async function openDialog(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Product Received' }));
  await screen.findByRole('dialog', { name: 'Product Received' });
}

/** The same form at a provider whose transactions have no optional field. */
async function openFormWithoutOptionalFields(given?: TradeAt): Promise<OpenedApp & TradeAt> {
  const traded = given ?? (await tradeAt('Shipped'));
  const opened = await openApp('/dashboard/disputes', { as: 'ada', backend: traded.backend });
  const optional = [
    'charges',
    'vat',
    'totalAmount',
    'confirmationTriesLeft',
    'confirmationCodeRenewedAt',
    'events',
  ];
  opened.intercept(withoutFields('/Transaction/GetById/', optional));
  await opened.goTo(`/dashboard/manage-transactions/${traded.transactionId}`);
  await openDialog(opened.user);
  return { ...opened, ...traded };
}

const form = () => within(screen.getByRole('dialog', { name: 'Product Received' }));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const submit = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Submit' }));

async function type(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
}

async function fill(user: UserEvent, code: string, date = TODAY): Promise<void> {
  await type(user, 'Confirmation Code', code);
  fireEvent.change(field('Date Received'), { target: { value: date } });
}

const LABELS = ['Confirmation Code', 'Date Received', 'Delivery Status', 'Received By'];
const typed = () => LABELS.map((label) => field(label).value);

/** A code that is wrong for certain. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the form is described by what it does, which is read out when it opens', async () => {
  await openForm();

  const description = /goes to Chidi, less charges\. This cannot be undone\./;
  expect(screen.getByRole('dialog', { name: 'Product Received', description })).toBeTruthy();
});

test('the code is the only thing left to type', async () => {
  await openForm();

  expect(typed()).toEqual(['', TODAY, 'Delivered', 'Ada Obi']);
});

test('the code is checked when its field is left', async () => {
  const { user } = await openForm();

  await type(user, 'Confirmation Code', '12345');
  expect(form().queryByRole('alert')).toBeNull();
  await user.tab();

  await form().findByText('Confirmation Code must be 6 digits');
});

test('a name that is too long is kept whole, and says so', async () => {
  const { user } = await openForm();
  const names = 'Ada '.repeat(26);

  await user.clear(field('Received By'));
  await user.paste(names);
  await user.tab();

  expect(field('Received By').value).toBe(names);
  await form().findByText('Must be at most 100 characters');
});

test('an emptied form shows a message under each field and sends nothing', async () => {
  const { user, calls } = await openForm();
  for (const label of LABELS) fireEvent.change(field(label), { target: { value: '' } });

  await submit(user);

  await form().findByText('Confirmation Code is required');
  expect(
    form()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Confirmation Code is required',
    'Date is required',
    'Status is required',
    'Received By is required',
  ]);
  expect(document.activeElement).toBe(field('Confirmation Code'));
  expect(calls).not.toContain(UPDATE);
});

test('Delivered is the only delivery status', async () => {
  await openForm();

  const choices = form().getAllByRole<HTMLOptionElement>('option');

  expect(choices.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['Delivered']);
});

test('the form explains where the code is and not to give it away', async () => {
  await openForm();

  form().getByText('Check your email for the code: inbox, update or spam.');
});

test('the form says what confirming does before it is done', async () => {
  await openForm();

  for (const fact of ['Leather sandals', /Seller: Chidi Okeke$/]) form().getByText(fact);
  form().getByText('₦51,881.25 goes to Chidi, less charges. This cannot be undone.');
  form().getByText('Never give this code before you have the goods. Safe Hands never asks for it.');
});

test('the form names no amounts or tries that were not sent', async () => {
  const { user, trade } = await openFormWithoutOptionalFields();

  form().getByText('Your payment goes to Chidi, less charges. This cannot be undone.');
  await fill(user, wrong(await trade.code()));
  await submit(user);
  await form().findByText('Wrong confirmation code. 4 tries left.');
  await type(user, 'Confirmation Code', '');

  expect(form().queryByText(/left/)).toBeNull();
});

test('the remaining tries are shown before a try and after reopening', async () => {
  const { user, trade } = await openForm();
  form().getByText('5 tries left.');
  await fill(user, wrong(await trade.code()));
  await submit(user);
  await form().findByText('Wrong confirmation code. 4 tries left.');
  expect(form().queryByText('5 tries left.')).toBeNull();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await openDialog(user);

  form().getByText('4 tries left.');
});

test('the remaining tries are shown with a refusal that lacks them', async () => {
  const { user, trade, intercept } = await openForm();
  intercept(async (request, next) => {
    const response = await next(request);
    return response.status === 400 ? Response.json({ message: 'Wrong code' }, { status: 400 }) : response;
  });
  await fill(user, wrong(await trade.code()));

  await submit(user);

  await form().findByText('Wrong code');
  await form().findByText('4 tries left.');
});

test('after the receipt the overview says who is paid', async () => {
  const { user, trade, transactionId, address } = await openForm();
  await fill(user, await trade.code());

  await submit(user);

  const result = await screen.findByRole('region', { name: 'You confirmed receipt' });
  expect(result.textContent).toContain('Chidi Okeke is being paid ₦50,000.00, less charges.');
  await user.click(within(result).getByRole('link', { name: 'View receipt' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/transactions/${transactionId}`));
});

test('the right code delivers the order and leads to the overview', async () => {
  const { user, trade, toasts, address, goTo, path } = await openForm();
  await goTo('/dashboard/transactions?tab=buy');
  await screen.findByText('Shipped');
  await goTo(path);
  await user.click(await screen.findByRole('button', { name: 'Product Received' }));
  await screen.findByRole('dialog');

  await fill(user, await trade.code());
  await submit(user);

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(toasts).toEqual(['success Order updated successfully 2000']);
  expect(await trade.status()).toBe('Delivered');
  await goTo('/dashboard/transactions?tab=buy');
  await screen.findByText('Delivered');
});

test('the code of the pasted mail is taken, and nothing of another text', async () => {
  const traded = await tradeAt('Shipped');
  const { user } = await openForm(traded);
  const mails = await traded.backend.call('getMailbox', { query: { kind: 'confirmation-code' } });
  const mail = mails.data.at(-1);

  await user.click(field('Confirmation Code'));
  await user.paste('Dell Latitude 5400 for ₦287,687.50');
  expect(field('Confirmation Code').value).toBe('');
  await form().findByText('The code has 6 digits. Type it, or paste only the code.');
  await user.paste(`Dell Latitude 5400\n${mail?.subject}\n${mail?.text}`);

  expect(field('Confirmation Code').value).toBe(mail?.code);
});

test('the code is not stored with what was typed', async () => {
  const { user } = await openForm();
  await type(user, 'Confirmation Code', '231466');
  await type(user, 'Received By', 'Ngozi');

  const stored = sessionStorage.getItem(STORAGE_KEYS.drafts) ?? '';
  expect(stored).toContain('Ngozi');
  expect(stored).not.toContain('231466');
});

test.each([
  ['a short code', '12345', TODAY, 'Confirmation Code must be 6 digits'],
  ['a day to come', '123456', '2026-03-03', 'Date cannot be in the future'],
  ['a day before the payment', '123456', '2026-03-01', 'Date cannot be before the payment'],
])('%s is not sent', async (_what, code, date, message) => {
  const { user, calls } = await openForm();

  await fill(user, code, date);
  await submit(user);

  await form().findByText(message);
  expect(calls).not.toContain(UPDATE);
});

test('a wrong code shows the remaining tries until it is changed', async () => {
  const { user, trade, toasts, address, path } = await openForm();
  const code = wrong(await trade.code());
  await fill(user, code);

  await submit(user);

  await form().findByText('Wrong confirmation code. 4 tries left.');
  expect(toasts).toEqual(['error Wrong confirmation code. 4 tries left. 3000']);
  expect(address()).toBe(path);
  expect(typed()).toEqual([code, TODAY, 'Delivered', 'Ada Obi']);
  expect(document.activeElement).toBe(field('Confirmation Code'));

  await user.click(field('Received By'));
  form().getByText('Wrong confirmation code. 4 tries left.');
  await type(user, 'Confirmation Code', await trade.code());
  expect(form().queryByText('Wrong confirmation code. 4 tries left.')).toBeNull();
  await submit(user);
  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
});

test('the fifth wrong code voids it; the new one from the email is taken', async () => {
  const { user, trade, toasts, address } = await openForm();
  const old = await trade.code();
  await fill(user, wrong(old));

  for (const message of [
    'Wrong confirmation code. 4 tries left.',
    'Wrong confirmation code. 3 tries left.',
    'Wrong confirmation code. 2 tries left.',
    'Wrong confirmation code. 1 try left. After that we email you a new code.',
    VOID,
  ]) {
    await submit(user);
    await form().findByText(message);
  }
  expect(toasts.at(-1)).toBe(`error ${VOID} 3000`);
  expect(await trade.code()).not.toBe(old);
  const renewal = /Your first code no longer works\. Use the code in our newest email, sent \d\d:\d\d\.$/;
  const said = await form().findByText(renewal);
  expect(said.parentElement?.textContent).toMatch(
    /^Your first code .* 5 tries left\. Check your email .* spam\.$/,
  );
  expect(screen.getAllByText(renewal)).toHaveLength(2);

  await type(user, 'Confirmation Code', await trade.code());
  await submit(user);
  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
});

/** A transaction that began on 2 March in Lagos and was paid twenty minutes later: on 3 March. */
async function paidAfterMidnight(): Promise<TradeAt> {
  const traded = await tradeAt('Approved');
  const { backend, trade } = traded;
  const advance = (minutes: number) => backend.call('moveClock', { body: { advanceMs: minutes * 60_000 } });
  await advance(13 * 60 + 50);
  await backend.call('initiatePayment', { as: 'ada', body: { orderId: trade.orderId } });
  await advance(20);
  await backend.call('sendTransfer', { body: await trade.account() });
  const transactionId = await trade.transactionId();
  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: transactionId, OrderStatus: 'Shipped' },
  });
  return { ...traded, transactionId };
}

test('a day between the start and the payment is not sent', async () => {
  const traded = await paidAfterMidnight();
  const { user, calls } = await openForm(traded);
  expect(field('Date Received').min).toBe('2026-03-03');

  await fill(user, await traded.trade.code(), '2026-03-02');
  await submit(user);

  await form().findByText('Date cannot be before the payment');
  expect(calls).not.toContain(UPDATE);
});

test('a date that the server refuses has the error under its field', async () => {
  const traded = await paidAfterMidnight();
  const { user, calls } = await openFormWithoutOptionalFields(traded);

  await fill(user, await traded.trade.code(), '2026-03-02');
  await submit(user);

  await form().findByText('Date cannot be before the payment');
  expect(field('Date Received').getAttribute('aria-invalid')).toBe('true');
  expect(field('Confirmation Code').getAttribute('aria-invalid')).toBeNull();
  expect(calls).toContain(UPDATE);
});

test('a refusal that names no field is not called an error of the code', async () => {
  const { user, intercept } = await openForm();
  intercept(
    answerTo('UpdateOrderDelivery', () => Response.json({ message: 'Today is a holiday' }, { status: 400 })),
  );
  await fill(user, '123456');

  await submit(user);

  await form().findByText('Today is a holiday');
  expect(field('Confirmation Code').getAttribute('aria-invalid')).toBeNull();
});

test('a conflict that changed nothing keeps what was typed', async () => {
  const { user, intercept } = await openForm();
  const message = 'Receipts are locked while the bank confirms the payment';
  intercept(answerTo('UpdateOrderDelivery', () => Response.json({ message }, { status: 409 })));
  await fill(user, '123456');

  await submit(user);

  await form().findByText(message);
  expect(typed()).toEqual(['123456', TODAY, 'Delivered', 'Ada Obi']);
});

test('the second of two commands shows a message and the new status', async () => {
  const { user, backend, trade, transactionId, toasts, address, path } = await openForm();
  await fill(user, await trade.code());
  await backend.call('createDispute', {
    as: 'ada',
    body: {
      TransactionId: transactionId,
      CreatedByUserId: userIdOf('ada'),
      DisputeCategory: 'DamagedItem',
      Title: 'The heel is broken',
      Note: 'It arrived so.',
    },
  });

  await submit(user);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['warning A dispute about this order was lodged meanwhile default']);
  expect(address()).toBe(path);
  await screen.findAllByText('in dispute');
});
