import type { OrderStatus } from '@amana/domain';
import { type TestBackend, type Trade } from '@amana/mock-lab/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type OpenAppOptions, openApp } from '../../../testing/open-app.tsx';
import { withoutFields } from '../../../testing/without-fields.ts';
import { withText } from '../../../testing/with-text.ts';
import { tradeAt } from '../../../testing/trade-at.ts';

async function openForm(status: OrderStatus = 'Paid', as: OpenAppOptions['as'] = 'ada') {
  const { backend, trade } = await tradeAt(status);
  const transactionId = await trade.transactionId();
  const app = await openApp(`/dashboard/lodge-dispute/${transactionId}`, { as, backend });
  return { ...app, trade, transactionId };
}

const disputeOf = async ({ backend, trade }: { backend: TestBackend; trade: Trade }) =>
  (
    await backend.call('getDisputeByTransaction', {
      as: 'ada',
      path: { id: await trade.transactionId() },
    })
  ).data;

async function documentOf(backend: TestBackend, url: string | null): Promise<Buffer> {
  const id = url?.split('/').at(-1) ?? '';
  const { body } = await backend.send('getUpload', await backend.request('getUpload', { path: { id } }));
  if (!(body instanceof Blob)) throw new Error('There is no such document');
  return Buffer.from(await body.arrayBuffer());
}

const withOtherCharges = withText('', '"charges":1750', '"charges":3500');

const submit = () => screen.getByRole('button', { name: 'Submit' });
const pdf = (name = 'proof.pdf', content: BlobPart = '%PDF-1.7 proof') =>
  new File([content], name, { type: 'application/pdf' });

describe('Lodge Dispute', () => {
  test('shows total paid, transaction id, receiver and description', async () => {
    const { transactionId, backend } = await openForm();

    const summary = await screen.findByRole('region', { name: 'Transaction' });
    screen.getByText('₦51,881.25');
    const { data } = await backend.call('getTransaction', { as: 'ada', path: { transactionId } });
    expect(data.transactionRef).toMatch(/^AMN-TX-/);
    expect(summary.textContent).toContain(`Reference${data.transactionRef}Transaction ID${transactionId}`);
    expect(summary.textContent).toContain('ReceiverChidi Okeke');
    expect(
      screen.getByRole('form', { name: 'Lodge Dispute' }).compareDocumentPosition(summary) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    screen.getByRole('heading', { level: 2, name: 'Description: Leather sandals' });
    screen.getByRole('heading', { level: 1, name: 'Lodge Dispute' });
  });

  test.each([
    [
      'an amount that was not sent is labelled an estimate',
      withoutFields('/Transaction/GetById/', ['charges', 'vat', 'totalAmount']),
      'Estimated: not every amount was sent.',
    ],
    [
      'amounts that do not add up are pointed out',
      withOtherCharges,
      'These amounts do not add up. Ask support to check them.',
    ],
  ] as const)('%s', async (_, change, notice) => {
    const { goTo, intercept, queryClient, transactionId } = await openForm();
    await goTo('/dashboard/settings');
    intercept(change);
    queryClient.clear();

    await goTo(`/dashboard/lodge-dispute/${transactionId}`);

    await screen.findByText(notice);
    await screen.findByLabelText('Title');
  });

  test('offers the four categories with readable names, and none is chosen', async () => {
    await openForm();

    const category = within(await screen.findByRole('group', { name: 'Category' }));
    const cards = category.getAllByRole<HTMLInputElement>('radio');
    expect(cards.map(({ value, checked, labels }) => [value, checked, labels?.[0]?.textContent])).toEqual([
      ['OrderMismatched', false, 'Order mismatchedIt is not what you agreed on.'],
      ['DelayedDelivery', false, 'Delayed deliveryThe item is late, or has not arrived.'],
      ['DamagedItem', false, 'Damaged itemThe item arrived broken.'],
      ['Others', false, 'OthersAnything else that went wrong.'],
    ]);
    screen.getByText('If you choose none, we file it under Others.');
  });

  test('the form shows what support will need for the chosen category', async () => {
    const { user } = await openForm();

    await user.click(await screen.findByRole('radio', { name: /^Delayed delivery/ }));

    screen.getByText('Support will need what you agreed about the delivery, and your messages about it.');
    expect(screen.queryByText('If you choose none, we file it under Others.')).toBeNull();
  });

  test('the chosen category pressed again is none', async () => {
    const { user } = await openForm();
    const category = await screen.findByRole<HTMLInputElement>('radio', { name: /^Delayed delivery/ });
    await user.click(category);
    expect(category.checked).toBe(true);

    await user.click(category);

    expect(category.checked).toBe(false);
    screen.getByText('If you choose none, we file it under Others.');
  });

  test('the form needs a title and a note; errors appear once these were touched', async () => {
    const { user, calls } = await openForm();
    const title = await screen.findByLabelText('Title');
    await user.type(title, 'x');
    await user.clear(title);
    expect(screen.queryByText('Please provide a reason for the dispute')).toBeNull();
    await user.tab();
    await screen.findByText('Please provide a title for your dispute');
    expect(screen.queryByText('Please provide a reason for the dispute')).toBeNull();

    await user.click(submit());

    await screen.findByText('Please provide a reason for the dispute');
    expect(screen.getByLabelText('Note').getAttribute('aria-invalid')).toBe('true');
    expect(calls).not.toContain('POST /Dispute/Create');
  });

  test('lodges with a document, shows a toast and leads to the list', async () => {
    const app = await openForm();
    const { user, address, toasts, backend } = app;
    await user.click(await screen.findByRole('radio', { name: /^Damaged item/ }));
    await user.type(screen.getByLabelText('Title'), ' Broken heel ');
    await user.type(screen.getByLabelText('Note'), 'It arrived so.{Enter}I want my money back.');
    await user.upload(screen.getByLabelText('Document (optional)', { selector: 'input' }), pdf());
    screen.getByText('proof.pdf');

    await user.click(submit());

    await waitFor(() => expect(address()).toBe('/dashboard/disputes'));
    expect(toasts).toEqual(['success Dispute lodged successfully 2000']);
    await screen.findByRole('link', { name: /Leather sandals/ });
    const dispute = await disputeOf(app);
    expect(dispute).toMatchObject({
      disputeCategory: 'DamagedItem',
      title: 'Broken heel',
      note: 'It arrived so.\r\nI want my money back.',
    });
    expect(await documentOf(backend, dispute.documentUrl)).toEqual(Buffer.from('%PDF-1.7 proof'));
  });

  test('after lodging: the list leads to the dispute, once', async () => {
    const { user, router, goBack, transactionId } = await openForm();
    await screen.findByText(
      /^One file\. After you lodge the dispute, send more pictures in the chat with support\./,
    );
    await user.type(await screen.findByLabelText('Title'), 'Broken heel');
    await user.type(screen.getByLabelText('Note'), 'It arrived so.');
    await user.click(submit());

    const result = await screen.findByRole('region', { name: 'Your dispute is lodged' });
    const link = within(result).getByRole('link', { name: 'View dispute' });
    expect(link.getAttribute('href')).toBe(`/dashboard/manage-disputes/${transactionId}`);
    await waitFor(() => expect(router.state.location.state).toBeNull());

    await user.click(link);
    await screen.findByRole('link', { name: 'Chat with Support' });
    await goBack();
    await screen.findByRole('link', { name: /Leather sandals/ });
    expect(screen.queryByRole('region', { name: 'Your dispute is lodged' })).toBeNull();
  });

  test('a chosen category stays when another field is left', async () => {
    const { user } = await openForm();
    await user.click(await screen.findByRole('radio', { name: /^Order mismatched/ }));

    await user.type(screen.getByLabelText('Title'), 'Wrong size');
    await user.tab();

    expect(screen.getByRole('radio', { name: /^Order mismatched/ })).toHaveProperty('checked', true);
    screen.getByText('Support will need pictures of what arrived, and what you agreed on.');
  });

  test('without a choice it lodges a dispute of category Others, once', async () => {
    const app = await openForm();
    const { user, address, calls } = app;
    await user.type(await screen.findByLabelText('Title'), 'Nothing came');
    await user.type(screen.getByLabelText('Note'), 'I wait.');

    await user.dblClick(submit());

    await waitFor(() => expect(address()).toBe('/dashboard/disputes'));
    expect(await disputeOf(app)).toMatchObject({ disputeCategory: 'Others', documentUrl: null });
    expect(calls.filter((call) => call === 'POST /Dispute/Create')).toHaveLength(1);
  });

  async function submitWithoutAnswer(change: ReturnType<typeof withText>) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await openForm();
    await app.user.type(await screen.findByLabelText('Title'), 'Broken heel');
    await app.user.type(screen.getByLabelText('Note'), 'It arrived so.');
    app.intercept(async (request, next) => {
      if (request.method !== 'POST') return change(request, next);
      await next(request);
      return new Response('<html>', { status: 502 });
    });
    await app.user.click(submit());
    return app;
  }

  test('a dispute without an answer that only the transaction shows is lodged', async () => {
    const { address, toasts } = await submitWithoutAnswer(
      withText('', '"orderStatus":"InDispute"', '"orderStatus":"Paid"'),
    );

    await waitFor(() => expect(address()).toBe('/dashboard/disputes'));
    expect(toasts).toEqual(['success Dispute lodged successfully 2000']);
  });

  test('a lost answer with an unknown transaction status is not a failure', async () => {
    const { toasts } = await submitWithoutAnswer(async (request, next) => {
      const paid = withText('', '"orderStatus":"InDispute"', '"orderStatus":"Paid"');
      return withText('', '"DisputedOrder"', '"UnderReview"')(request, (passed) => paid(passed, next));
    });

    await waitFor(() => expect(toasts).toEqual(['error We could not confirm whether this was done. 3000']));
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Broken heel');
  });

  test('errors of the server about fields are shown below them', async () => {
    const { user, intercept } = await openForm();
    await user.type(await screen.findByLabelText('Title'), 'Broken heel');
    await user.type(screen.getByLabelText('Note'), 'It arrived so.');
    const errors = { Title: ['Say what is broken'], Note: ['Say what you ask for'] };
    intercept((request, next) =>
      request.method === 'POST'
        ? Promise.resolve(Response.json({ message: 'Validation failed', errors }, { status: 400 }))
        : next(request),
    );

    await user.click(submit());

    await screen.findByText('Say what is broken');
    screen.getByText('Say what you ask for');
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  test('a dispute lodged in another tab is reported, the form keeps its values', async () => {
    const { user, toasts, backend, trade } = await openForm('Shipped');
    await user.type(await screen.findByLabelText('Title'), 'Broken heel');
    await user.type(screen.getByLabelText('Note'), 'It arrived so.');
    await backend.call('createDispute', {
      as: 'ada',
      body: {
        TransactionId: await trade.transactionId(),
        CreatedByUserId:
          (await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } })).data.buyerId ?? '',
        DisputeCategory: 'Others',
        Title: 'First',
        Note: 'First',
      },
    });

    await user.click(submit());

    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toEqual(['warning A dispute about this order was lodged meanwhile default']);
    await screen.findByText('This order is in dispute');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Broken heel');
  });

  test.each([
    ['Completed', 'This transaction is already completed', 'View transaction'],
    ['InDispute', 'This order is in dispute', 'View dispute'],
    ['Close', 'This order is closed', 'View transaction'],
    ['OpenTransaction', 'This order has not been paid yet', 'View transaction'],
  ] as const)('an order that is %s cannot be disputed, and shows why', async (status, reason, next) => {
    await openForm(status);

    await screen.findByText(reason);
    screen.getByRole('link', { name: next });
    for (const absent of ['Title', 'Total paid']) expect(screen.queryByText(absent)).toBeNull();
  });

  test('a dispute can be lodged as soon as nothing is in the way any more', async () => {
    const { backend, trade, queryClient } = await openForm('InDispute');
    await screen.findByText('This order is in dispute');

    await backend.call('cancelDispute', { as: 'ada', path: { id: trade.disputeId() } });
    await act(() => queryClient.invalidateQueries());

    await screen.findByLabelText('Title');
    expect(screen.queryByText('This order is in dispute')).toBeNull();
  });

  test('the seller cannot lodge one', async () => {
    await openForm('Paid', 'chidi');
    await screen.findByText('Only the buyer can lodge a dispute about this transaction.');
    expect(screen.queryByText(/Total paid/)).toBeNull();
  });
});
