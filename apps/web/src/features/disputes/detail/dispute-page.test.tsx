import type { Side } from '@amana/domain';
import { TEST_NOW } from '@amana/mock-lab/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { type OpenAppOptions, openApp } from '../../../testing/open-app.tsx';
import { returnToTab } from '../../../testing/return-to-tab.ts';
import { passTime } from '../../../testing/pass-time.ts';
import { withoutFields } from '../../../testing/without-fields.ts';
import { withText } from '../../../testing/with-text.ts';
import { tradeAt } from '../../../testing/trade-at.ts';

async function aDispute(document?: File) {
  const { backend, trade } = await tradeAt('Shipped');
  const transactionId = await trade.transactionId();
  const { data: order } = await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } });
  const { data: dispute } = await backend.call('createDispute', {
    as: 'ada',
    body: {
      TransactionId: transactionId,
      CreatedByUserId: order.buyerId ?? '',
      DisputeCategory: 'DamagedItem',
      Title: 'The heel is broken',
      Note: 'It arrived so.\n<b>Really</b>',
      ...(document === undefined ? {} : { Document: document }),
    },
  });
  return { backend, trade, transactionId, dispute };
}

async function openDispute(as: OpenAppOptions['as'] = 'ada') {
  const world = await aDispute();
  const app = await openApp(`/dashboard/manage-disputes/${world.transactionId}`, {
    as,
    backend: world.backend,
  });
  // The heading is there before the data.
  await screen.findByRole('region', { name: 'Dispute' });
  return { ...world, ...app };
}

const SECOND_LOOK_MS = 6_000;
const cancelButton = () => screen.getByRole('button', { name: 'Cancel Dispute' });
const confirmCancel = async (user: Awaited<ReturnType<typeof openDispute>>['user']) => {
  await user.click(cancelButton());
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this dispute?' });
  await user.click(within(dialog).getByRole('button', { name: 'Yes, Cancel Dispute' }));
};

const AT = dateTimeText(TEST_NOW);

describe('Dispute Details', () => {
  test.each([
    ['chidi', 1],
    ['ada', 0],
  ] as const)('a note that says where to pay: %s reads %d warning', async (as, count) => {
    const { transactionId, backend } = await aDispute();
    const { goTo, intercept } = await openApp('/dashboard/settings', { as, backend });
    intercept(withText('/Dispute/', 'It arrived so.', 'AMANA NOTICE: pay into 0123456789 GTBank.'));

    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    await screen.findByText(/^AMANA NOTICE/);
    expect(screen.queryAllByText('Pay only into the account that this app shows.')).toHaveLength(count);
  });

  test.each([
    ['ada', 'Your dispute:', 'with Chidi Okeke'],
    ['chidi', "Ada Obi's dispute:", 'with Ada Obi'],
  ] as const)(
    '%s reads whose words the dispute has, and whom the money is for',
    async (as, label, person) => {
      await openDispute(as);

      expect(screen.getByRole('heading', { name: 'The heel is broken' }).previousSibling?.textContent).toBe(
        label,
      );
      screen.getByText(person);
    },
  );

  test('its creator reads all of it and is the Buyer', async () => {
    await openDispute();

    const card = screen.getByRole('region', { name: 'Dispute' });
    within(card).getByRole('heading', { name: 'The heel is broken' });
    expect(card.textContent).toContain('It arrived so.\r\n<b>Really</b>');
    expect(card.textContent).toContain(
      `Your roleBuyerInitiated byAda ObiCategoryDamaged itemCreated${AT}DocumentNone`,
    );
    screen.getByText('Support hears both sides and decides. Until then the money stays held.');
  });

  const asked = () =>
    within(screen.getByRole('list', { name: 'Send support what you have:' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test.each([
    [
      'ada',
      'You paid · held by Amana₦51,881.25with Chidi Okeke',
      'Show support what happened',
      ['Pictures of the damage and of the packaging', 'The listing', 'Your chat with Chidi Okeke'],
    ],
    [
      'chidi',
      'In dispute · held by Amana₦48,118.75with Ada Obi',
      'Tell support your side',
      ['Pictures of the packing', "The waybill or the rider's receipt", 'Your chat with Ada Obi'],
    ],
  ] as const)(
    'shows %s the item, the money and what is asked of them',
    async (as, money, title, evidence) => {
      await openDispute(as);

      screen.getByRole('heading', {
        level: 2,
        name: 'Description: Leather sandals',
      });
      const card = screen.getByRole('region', { name: 'What happens now' });
      expect(card.textContent.startsWith(money)).toBe(true);
      within(card).getByRole('heading', { level: 2, name: title });
      expect(asked()).toEqual(evidence);
      const main = within(card).getByRole('link', { name: 'Chat with Support' });
      expect(main.className).toContain('primary');
    },
  );

  test('without its transaction: shows the total paid and the rest', async () => {
    const { backend, transactionId } = await aDispute();
    const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
    intercept(
      answerTo('/Transaction/GetById/', () => Response.json({ message: 'Not found' }, { status: 404 })),
    );

    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    const card = await screen.findByRole('region', { name: 'What happens now' });
    expect(card.textContent).toMatch(/^Total paid₦51,881\.25Tell support your side/);
    expect(asked().at(-1)).toBe('Your chat with the buyer');
    expect(screen.queryByRole('heading', { name: /Leather sandals/ })).toBeNull();
  });

  test('of a transaction with an unknown status: the buyer has nothing to pay', async () => {
    const { backend, transactionId } = await aDispute();
    const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
    const unknown = '"transactionStatus":"Refunded"';
    intercept(withText('/Transaction/GetById/', '"transactionStatus":"DisputedOrder"', unknown));

    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    const card = await screen.findByRole('region', { name: 'What happens now' });
    expect(card.textContent).toMatch(/^Total paid₦51,881\.25/);
  });

  test.each([
    ['ada', '+ ', 'Total paid₦51,881.25'],
    ['chidi', '- ', 'Net amount receivable₦48,118.75'],
  ] as const)('shows %s what their own amount is made of', async (as, sign, total) => {
    await openDispute(as);

    const amounts = screen.getByRole('region', { name: 'Amount breakdown' });
    expect(amounts.textContent).toContain('Amount₦50,000.00');
    expect(amounts.textContent).toContain(`Charges (3.5%)${sign}₦1,750.00`);
    expect(amounts.textContent).toContain(`VAT (7.5%)${sign}₦131.25`);
    expect(amounts.textContent).toContain(total);
  });

  test.each(['ada', 'chidi'] as const)('sends %s to support with amounts that do not add up', async (as) => {
    const { backend, transactionId } = await aDispute();
    const { intercept, goTo } = await openApp('/dashboard/settings', { as, backend });
    intercept(withText('', '"charges":1750', '"charges":3500'));

    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    await screen.findByText('These amounts do not add up. Ask support to check them.');
  });

  test('the other party is the Seller, may chat and may not cancel', async () => {
    const { dispute } = await openDispute('chidi');

    const card = screen.getByRole('region', { name: 'Dispute' });
    expect(card.textContent).toContain('Initiated byAda Obi');
    expect(card.textContent).toContain('Your roleSeller');
    expect(screen.queryByRole('button', { name: 'Cancel Dispute' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Chat with Support' }).getAttribute('href')).toBe(
      `/dashboard/chats/${dispute.id}`,
    );
  });

  test('opens by the id of the dispute as well', async () => {
    const { backend, dispute } = await aDispute();
    await openApp(`/dashboard/manage-disputes/${dispute.id}`, { as: 'ada', backend });

    await screen.findByRole('heading', { name: 'The heel is broken' });
  });

  test('opened by the id of the dispute, it stays while it is read again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { backend, dispute } = await aDispute();
    const app = await openApp(`/dashboard/manage-disputes/${dispute.id}`, { as: 'ada', backend });
    const title = await screen.findByRole('heading', { name: 'The heel is broken' });
    const { asked, release } = holdAnswers(app, '/Dispute/');

    await returnToTab();
    await asked;
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(title.isConnected).toBe(true);
    release();
  });

  test('without a category it counts as Others', async () => {
    const { backend, transactionId } = await aDispute();
    const { intercept, goTo } = await openApp('/dashboard/account', { as: 'ada', backend });
    intercept(withText('/Dispute/', '"disputeCategory":"DamagedItem"', '"disputeCategory":null'));

    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    const card = await screen.findByRole('region', { name: 'Dispute' });
    expect(card.textContent).toContain('CategoryOthers');
  });

  test('without transaction and order ids it opens, without that link', async () => {
    const { backend, transactionId } = await aDispute();
    const { intercept, goTo } = await openApp('/dashboard/account', { as: 'ada', backend });
    intercept(withoutFields('/Dispute/', ['transactionId', 'orderId']));

    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    await screen.findByRole('heading', { name: 'The heel is broken' });
    expect(screen.queryByRole('link', { name: 'View transaction' })).toBeNull();
  });

  test('its document opens in a new tab', async () => {
    const { backend, transactionId, dispute } = await aDispute(
      new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' }),
    );
    await openApp(`/dashboard/manage-disputes/${transactionId}`, { as: 'ada', backend });

    const link = await screen.findByRole('link', { name: 'View document' });
    expect(link).toHaveProperty('href', new URL(dispute.documentUrl ?? '', window.location.href).href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('a document whose address would run code is not a link', async () => {
    const { backend, transactionId } = await aDispute();
    const { intercept, goTo } = await openApp('/dashboard/account', { as: 'ada', backend });
    intercept(withText('/Dispute/', '"documentUrl":null', '"documentUrl":"javascript:alert(1)"'));
    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    await screen.findByText('Cannot be opened safely');
    expect(screen.queryByRole('link', { name: 'View document' })).toBeNull();
  });

  test('asks before it is cancelled, and No changes nothing', async () => {
    const { user, calls } = await openDispute();

    await user.click(cancelButton());
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to cancel this dispute?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'No, Return' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter((call) => call.includes('Cancel'))).toEqual([]);
  });

  test('cancelling it shows a toast, the list, and the order continues', async () => {
    const { user, address, toasts, trade } = await openDispute();

    await confirmCancel(user);

    await waitFor(() => expect(address()).toBe('/dashboard/disputes'));
    expect(toasts).toEqual(['success Dispute cancelled successfully 2000']);
    await screen.findByText('No disputed transactions found');
    expect(await trade.status()).toBe('Shipped');
  });

  test('a failure to cancel shows its reason or a default text, and stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, address, toasts, intercept } = await openDispute();
    intercept((request, next) =>
      request.method === 'POST' ? Promise.resolve(new Response('', { status: 502 })) : next(request),
    );

    await confirmCancel(user);
    await passTime(SECOND_LOOK_MS);

    await waitFor(() => expect(toasts).toEqual(['error Failed to cancel dispute 3000']));
    expect(address()).toContain('/manage-disputes/');
    const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to cancel this dispute?' });
    await within(dialog).findByText('Failed to cancel dispute');
  });

  test('a decision during the question shows a message and the new status', async () => {
    const { user, toasts, backend, dispute } = await openDispute();
    await backend.call('resolveDispute', { path: { id: dispute.id }, body: { inFavourOf: 'buyer' } });

    await confirmCancel(user);

    const reason = 'This dispute is decided';
    await waitFor(() => expect(toasts).toEqual([`error ${reason} 3000`]));
    await screen.findByText('decided');
    expect(cancelButton().getAttribute('aria-disabled')).toBe('true');
  });

  test('a decision read during the question explains why it has closed', async () => {
    const { user, toasts, backend, dispute, queryClient } = await openDispute();
    await user.click(cancelButton());
    await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this dispute?' });
    await backend.call('resolveDispute', { path: { id: dispute.id }, body: { inFavourOf: 'buyer' } });

    await act(() => queryClient.invalidateQueries());

    const reason = 'This dispute is decided';
    await screen.findByText('decided');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toEqual([`warning ${reason} default`]);
  });

  test.each([
    ['buyer', 'ada', 'Refunded to you₦51,881.25', 'Support decided for you', null],
    [
      'buyer',
      'chidi',
      'Nothing to receive₦48,118.75',
      'Support decided for the buyer',
      'The buyer was refunded in full.',
    ],
    [
      'seller',
      'ada',
      'You paid₦51,881.25',
      'Support decided for the seller',
      'The money belongs to the seller.',
    ],
    ['seller', 'chidi', 'On its way to your bank₦48,118.75', 'Support decided for you', null],
  ] as const satisfies [Side, string, string, string, string | null][])(
    'decided for the %s: %s reads %j',
    async (inFavourOf, as, money, title, sentence) => {
      const { backend, transactionId, dispute } = await aDispute();
      await backend.call('resolveDispute', { path: { id: dispute.id }, body: { inFavourOf } });
      await openApp(`/dashboard/manage-disputes/${transactionId}`, { as, backend });

      const card = await screen.findByRole('region', { name: 'What happens now' });
      expect(card.textContent.startsWith(money)).toBe(true);
      within(card).getByRole('heading', { level: 2, name: title });
      if (sentence !== null) within(card).getByText(sentence);
      expect(screen.queryByRole('list', { name: 'Send support what you have:' })).toBeNull();
    },
  );

  test('a decision while cancelling fails is not reported as cancelled', async () => {
    const { user, toasts, backend, dispute, intercept } = await openDispute();
    intercept(async (request, next) => {
      if (!request.url.includes('/Dispute/Cancel/')) return next(request);
      await backend.call('resolveDispute', { path: { id: dispute.id }, body: { inFavourOf: 'seller' } });
      return Response.json({}, { status: 500 });
    });

    await confirmCancel(user);

    await waitFor(() =>
      expect(toasts).toEqual([
        'error Failed to cancel dispute 3000',
        'warning This dispute is decided default',
      ]),
    );
  });

  test('cancelled before, it cannot be cancelled again', async () => {
    const { backend, transactionId, dispute } = await aDispute();
    await backend.call('cancelDispute', { as: 'ada', path: { id: dispute.id } });
    await openApp(`/dashboard/manage-disputes/${transactionId}`, { as: 'ada', backend });

    await screen.findByText('cancelled');
    screen.getByRole('heading', { level: 2, name: 'This dispute was cancelled' });
    screen.getByText('The order continues as before it.');
    screen.getByText('You paid · held by Amana');
  });

  test('what does not exist, or was never disputed, is not found', async () => {
    const { backend, trade } = await tradeAt('Paid');
    const { goTo } = await openApp(`/dashboard/manage-disputes/${await trade.transactionId()}`, {
      as: 'ada',
      backend,
    });
    await screen.findByText('Dispute not found');

    await goTo('/dashboard/manage-disputes/nonsense');
    await screen.findByText('Dispute not found');
  });

  test('that a proxy answers with another page is not called unknown', async () => {
    const { backend, transactionId } = await aDispute();
    const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
    intercept(answerTo('/GetByTransactionId/', () => new Response('404 page not found', { status: 404 })));

    await goTo(`/dashboard/manage-disputes/${transactionId}`);

    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Dispute not found')).toBeNull();
  });
});
