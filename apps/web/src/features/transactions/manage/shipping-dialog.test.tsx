import { CLEAN_JPEG } from '@amana/api/testing';
import { UPLOAD_MAX_BYTES } from '@amana/domain';
import { userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerTo } from '../../../testing/answer-to.ts';
import { aPng } from '../../../testing/files.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';
import { passTime } from '../../../testing/pass-time.ts';
import { controlUploadProgress } from '../../../testing/upload-progress.ts';
import { type TradeAt, tradeAt } from '../../../testing/trade-at.ts';

const UPDATE = 'POST /Order/UpdateOrderDelivery';

/** Chidi has the form open that marks his order shipped. */
async function openForm(): Promise<OpenedApp & TradeAt & { path: string }> {
  const traded = await tradeAt('Paid');
  const path = `/dashboard/manage-transactions/${traded.transactionId}`;
  const opened = await openApp(path, { as: 'chidi', backend: traded.backend });
  await opened.user.click(await screen.findByRole('button', { name: 'Confirm Delivery' }));
  await screen.findByRole('dialog', { name: 'Confirm Delivery' });
  return { ...opened, ...traded, path };
}

const form = () => within(screen.getByRole('dialog', { name: 'Confirm Delivery' }));
const submit = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Submit' }));
const status = () => form().getByLabelText<HTMLSelectElement>('Delivery Status');
const drop = (file: File) =>
  fireEvent.drop(form().getByText('Click or drop a file here'), { dataTransfer: { files: [file] } });

/** The evidence that the server has for the order. */
function storedEvidence({ backend, trade }: TradeAt) {
  const { evidenceId } = backend.world.tables.orders.get(trade.orderId) ?? {};
  return backend.world.tables.uploads.get(evidenceId ?? '');
}

test('the delivery status is preselected and required', async () => {
  const { user, calls } = await openForm();
  expect(status().value).toBe('Shipped');
  fireEvent.change(status(), { target: { value: '' } });

  await submit(user);

  await form().findByText('Please select delivery status');
  expect(document.activeElement).toBe(status());
  expect(calls).not.toContain(UPDATE);
});

test('the form says what is sent, to whom, and what follows, and begins at its title', async () => {
  await openForm();

  for (const fact of ['Leather sandals', /Buyer: Ada Obi$/]) form().getByText(fact);
  form().getByText(/^Photo of the parcel or waybill\. It protects you in a dispute\. JPEG/);
  form().getByText('Ada gets the code by email now.');
  expect(document.activeElement?.textContent).toBe('Confirm Delivery');
});

test('Shipped is the only choice', async () => {
  await openForm();

  const choices = form().getAllByRole<HTMLOptionElement>('option', { hidden: true });

  expect(choices.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['Shipped']);
});

test('after shipping the overview says what follows, once', async () => {
  const { user, goBack, router, address, trade } = await openForm();

  await submit(user);

  const result = await screen.findByRole('region', { name: 'You sent the goods' });
  expect(result.textContent).toContain(
    'Ada Obi has been emailed a code.' +
      'Your ₦48,118.75 is held by Amana until Ada confirms receipt with it.',
  );
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await user.click(within(result).getByRole('link', { name: 'View order' }));
  await screen.findByRole('heading', { name: 'Pending Order' });
  expect(address()).toBe(`/dashboard/orders/${trade.orderId}`);
  await goBack();
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(screen.queryByRole('region', { name: 'You sent the goods' })).toBeNull();
});

test('the result of shipping does not say held after the receipt', async () => {
  const { user, backend, trade, transactionId, queryClient } = await openForm();
  await submit(user);
  const result = await screen.findByRole('region', { name: 'You sent the goods' });
  await within(result).findByText(/is held by Amana/);
  const body = {
    TransactionId: transactionId,
    OrderStatus: 'Delivered',
    OrderReceivedDate: '2026-03-02',
    ReceivedBy: 'Ada Obi',
    ConfirmationCode: await trade.code(),
  } as const;
  await backend.call('updateOrderDelivery', { as: 'ada', body });

  await act(() => queryClient.invalidateQueries());

  await waitFor(() => expect(within(result).queryByText(/is held/)).toBeNull());
  expect(within(result).getByRole('status').querySelector('a, button')).toBeNull();
  await user.click(within(result).getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.queryByRole('region', { name: 'You sent the goods' })).toBeNull();
});

test('an order is shipped without evidence and leads to the overview', async () => {
  const { user, toasts, address, trade } = await openForm();

  await submit(user);

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(toasts).toEqual(['success Order updated successfully 2000']);
  expect(await trade.status()).toBe('Shipped');
});

test.each([
  [
    'a file of more than 5 MB',
    new File(['%PDF-1.7', new Uint8Array(UPLOAD_MAX_BYTES)], 'large.pdf', { type: 'application/pdf' }),
    'File size exceeds 5MB limit',
  ],
  [
    'a page named a picture',
    new File(['<script>'], 'parcel.png', { type: 'image/png' }),
    'Only JPEG, PNG, and PDF files are allowed',
  ],
])('%s is refused, holds the form back, and can be removed', async (_what, file, refusal) => {
  const opened = await openForm();
  const { user, calls, address } = opened;

  drop(file);
  await form().findByText(refusal);
  await submit(user);
  const remove = form().getByRole('button', { name: /^Remove/ });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  expect(document.getElementById(remove.getAttribute('aria-describedby') ?? '')?.textContent).toBe(refusal);
  expect(calls).not.toContain(UPDATE);

  await user.click(remove);
  await waitFor(() => expect(form().queryByText(refusal)).toBeNull());
  await submit(user);
  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(storedEvidence(opened)).toBeUndefined();
});

test('a photo with a film behind it is judged without the film, and sent without it', async () => {
  const opened = await openForm();
  const { user, address } = opened;

  drop(new File([CLEAN_JPEG, new Uint8Array(UPLOAD_MAX_BYTES)], 'motion.jpg', { type: 'image/jpeg' }));
  await form().findByText('1 KB');
  await submit(user);

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(storedEvidence(opened)?.base64).toBe(Buffer.from(CLEAN_JPEG).toString('base64'));
});

test('a refusal by the server is shown under the field', async () => {
  const { user, address, toasts, intercept } = await openForm();
  const refusal = 'Only JPEG, PNG, and PDF files are allowed';
  intercept(answerTo('UpdateOrderDelivery', () => Response.json({ message: refusal }, { status: 415 })));
  drop(aPng());
  await form().findByText('parcel.png');

  await submit(user);
  await form().findByText(refusal);
  expect(toasts).toEqual([`error ${refusal} 3000`]);

  intercept((request, next) => next(request));
  await user.click(form().getByRole('button', { name: /^Remove/ }));
  expect(form().queryByText(refusal)).toBeNull();
  drop(aPng());
  await form().findByText('parcel.png');
  await submit(user);
  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
});

test('dropped evidence shows its picture and name, and can be replaced', async () => {
  const opened = await openForm();
  const { user, address } = opened;

  drop(aPng('first.png'));
  await form().findByText('first.png');
  const picture = form().getByRole('presentation');
  expect(picture.getAttribute('src')).toMatch(/^blob:/);
  fireEvent.drop(picture, { dataTransfer: { files: [aPng('second.png')] } });
  await form().findByText('second.png');
  await submit(user);

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(storedEvidence(opened)?.name).toBe('second.png');
});

test('an upload shows its progress and disables the buttons', async () => {
  const { user, calls, intercept, address } = await openForm();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  intercept(async (request, next) => {
    if (request.url.includes('UpdateOrderDelivery')) await held;
    return next(request);
  });
  const reportProgress = controlUploadProgress();
  drop(aPng());

  await submit(user);
  const progress = await form().findByRole('progressbar', { name: 'Uploading Evidence (optional)' });
  reportProgress(1, 4);
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('25'));
  form().getByText('25%');
  await submit(user);
  await user.keyboard('{Escape}');
  expect(form().queryByRole('button', { name: /^Remove/ })).toBeNull();
  release();

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(calls.filter((call) => call === UPDATE)).toHaveLength(1);
});

test('an upload can be stopped, and the form sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, intercept, address, trade, toasts } = await openForm();
  intercept((request, next) =>
    request.url.includes('UpdateOrderDelivery') ? new Promise<never>(() => undefined) : next(request),
  );
  drop(aPng());
  await submit(user);

  await user.click(await form().findByRole('button', { name: 'Stop uploading evidence (optional)' }));
  await passTime(6_000);

  await form().findByText('You stopped the upload.');
  expect(toasts).toEqual(['error You stopped the upload. 3000']);
  expect(await trade.status()).toBe('Paid');
  intercept((request, next) => next(request));
  await submit(user);
  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
});

test.each([
  [400, 'This order cannot be shipped today', { message: 'This order cannot be shipped today' }],
  [429, 'Too many tries. Please wait, then try again.', {}],
  [413, 'What you sent is too large', {}],
  [409, 'A payment is being processed', { message: 'A payment is being processed' }],
])('the text of a refusal with %s stays in the form', async (status, text, body) => {
  const { user, intercept } = await openForm();
  intercept(answerTo('UpdateOrderDelivery', () => Response.json(body, { status })));

  await submit(user);

  await form().findByText(text);
});

test('the second of two commands shows a message and the new status', async () => {
  const { user, backend, transactionId, toasts, address, path } = await openForm();
  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: transactionId, OrderStatus: 'Shipped' },
  });

  await submit(user);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['warning This order was marked shipped meanwhile default']);
  expect(address()).toBe(path);
  await screen.findByText('already shipped');
});

test('a lost answer of an order disputed meanwhile is unconfirmed', async () => {
  const { user, backend, trade, transactionId, toasts, intercept } = await openForm();
  intercept(async (request, next) => {
    const answer = await next(request);
    if (!request.url.includes('UpdateOrderDelivery')) return answer;
    await backend.call('createDispute', {
      as: 'ada',
      body: {
        TransactionId: transactionId,
        CreatedByUserId: userIdOf('ada'),
        Title: 'It is too late',
        Note: 'I need it no more.',
      },
    });
    throw new Error('The connection broke');
  });

  await submit(user);

  const unknown = 'error We could not confirm whether this was done. 3000';
  await waitFor(() => expect(toasts).toEqual([unknown]));
  expect(backend.world.tables.orders.get(trade.orderId)?.orderStatus).toBe('InDispute');
});
