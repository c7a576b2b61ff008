import { UPLOAD_MAX_BYTES } from '@amana/domain';
import { userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJpeg, aPdf, aPng, aText } from '../../../testing/files.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';
import { hurrySecondLook } from '../../../testing/second-look.ts';
import { controlUploadProgress } from '../../../testing/upload-progress.ts';
import { CLEAN_JPEG, taggedJpeg } from '@amana/api/testing';
import { type TradeAt, tradeAt } from '../../../testing/trade-at.ts';

afterEach(() => {
  vi.useRealTimers();
});

const UPDATE = 'POST /Order/UpdateOrderDelivery';

beforeEach(() => {
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

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
const fileInput = () => form().getByLabelText('Evidence (optional)', { selector: 'input' });
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
  expect(router.state.location.state).toBeNull();
  await user.click(within(result).getByRole('link', { name: 'View order' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
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
  ['PNG', aPng()],
  ['JPEG', aJpeg('parcel.jpeg')],
  ['JPG', aJpeg('parcel.jpg')],
  ['PDF', aPdf()],
  ['PNG of exactly 5 MB', aPng('large.png', UPLOAD_MAX_BYTES)],
])('a %s is accepted as evidence', async (_kind, file) => {
  const opened = await openForm();
  const { user, address } = opened;

  await user.upload(fileInput(), file);
  await submit(user);

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(storedEvidence(opened)).toMatchObject({ name: file.name, mediaType: file.type });
});

test.each([
  ['a file of more than 5 MB', aPng('large.png', UPLOAD_MAX_BYTES + 1), 'File size exceeds 5MB limit'],
  ['a file of another kind', aText(), 'Only JPEG, PNG, and PDF files are allowed'],
  [
    'a page named a picture',
    new File(['<script>'], 'parcel.png', { type: 'image/png' }),
    'Only JPEG, PNG, and PDF files are allowed',
  ],
  [
    'a WebP picture named a JPEG',
    new File(['RIFF....WEBPVP8 '], 'parcel.jpg', { type: 'image/jpeg' }),
    'Only JPEG, PNG, and PDF files are allowed. This file is a WebP picture. Send a screenshot of it instead.',
  ],
  [
    'an empty file',
    new File([], 'parcel.png', { type: 'image/png' }),
    'This file is empty. Choose another one.',
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

test.each([
  [aJpeg('parcel.jfif'), 'parcel.jfif.jpg', 'image/jpeg'],
  [aJpeg('1000012345'), '1000012345.jpg', 'image/jpeg'],
  [new File([aPng()], 'parcel.png', { type: 'image/*' }), 'parcel.png', 'image/png'],
  [new File([aPdf()], 'waybill.pdf', { type: 'application/x-pdf' }), 'waybill.pdf', 'application/pdf'],
  [new File([aPdf()], 'waybill.pdf (1)'), 'waybill.pdf (1).pdf', 'application/pdf'],
])('$name of type "$type" is accepted by its content', async (file, name, mediaType) => {
  const opened = await openForm();
  const { user, address } = opened;

  drop(file);
  await form().findByText(file.name);
  await submit(user);

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(storedEvidence(opened)).toMatchObject({ name, mediaType });
});

test('a file that cannot be read is not kept, and the field says so', async () => {
  await openForm();
  const file = aPng();
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

  drop(file);

  await form().findByText('The file could not be read. Choose it again.');
  form().getByText('Click or drop a file here');
  drop(aPng('second.png'));
  await form().findByText('second.png');
  expect(form().queryByRole('alert')).toBeNull();
});

test('a refusal by the server is shown under the field', async () => {
  const { user, address, toasts, intercept } = await openForm();
  const refusal = 'Only JPEG, PNG, and PDF files are allowed';
  intercept((request, next) =>
    request.url.includes('UpdateOrderDelivery')
      ? Promise.resolve(Response.json({ message: refusal }, { status: 415 }))
      : next(request),
  );
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
  expect(picture.getAttribute('src')).toBe('blob:preview');
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

test('without evidence there is no progress to show', async () => {
  const { user, intercept } = await openForm();
  intercept((request, next) =>
    request.url.includes('UpdateOrderDelivery') ? new Promise(() => undefined) : next(request),
  );

  await submit(user);

  await waitFor(() =>
    expect(form().getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).toBe('true'),
  );
  expect(form().queryByRole('progressbar')).toBeNull();
});

test('a failure keeps the chosen file, and the same button retries', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, intercept, toasts, address } = await openForm();
  drop(aPng());
  intercept((request, next) =>
    request.url.includes('UpdateOrderDelivery')
      ? Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 }))
      : next(request),
  );

  await submit(user);
  await hurrySecondLook();
  await waitFor(() => expect(toasts).toEqual(['error Failed to update order 3000']));
  expect(status().value).toBe('Shipped');
  form().getByText('parcel.png');
  expect(form().queryByRole('progressbar')).toBeNull();

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
  intercept((request, next) =>
    request.url.includes('UpdateOrderDelivery')
      ? Promise.resolve(Response.json(body, { status }))
      : next(request),
  );

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
  await screen.findByText('This order is already shipped');
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

test('a picture is uploaded without its location', async () => {
  const app = await openForm();
  const { user, address } = app;
  await user.upload(fileInput(), taggedJpeg('parcel.jpg'));

  await submit(user);

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
  expect(storedEvidence(app)?.base64).toBe(Buffer.from(CLEAN_JPEG).toString('base64'));
});

test('a file that was chosen is not thrown away without a question', async () => {
  const { user } = await openForm();
  await user.upload(fileInput(), aPdf());
  await form().findByRole('button', { name: /^Remove/ });

  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.keyboard('{Enter}');

  form().getByRole('button', { name: /^Remove/ });
});
