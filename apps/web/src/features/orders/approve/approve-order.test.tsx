import type { OrderStatus } from '@amana/domain';
import type { PersonaId } from '@amana/mock-lab';
import { createTestBackend, startTrade, userIdOf } from '@amana/mock-lab/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/fill-form.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';
import { FAILING_RECORDS } from '../../../testing/unreadable-records.ts';
import { withoutFields } from '../../../testing/without-fields.ts';
import { withText } from '../../../testing/with-text.ts';

async function openApproval(status: OrderStatus = 'Pending', as: PersonaId = 'chidi') {
  const { backend, trade } = await tradeAt(status);
  const app = await openApp(`/dashboard/order/approve/${trade.orderId}`, { as, backend });
  return { ...app, trade };
}

const dateField = () => screen.findByLabelText<HTMLInputElement>('Expected Delivery Date');
const submit = () => screen.findByRole('button', { name: 'Submit' });
const setDate = async (value: string) => fireEvent.change(await dateField(), { target: { value } });

test('the seller approves with a date from today on, then sees the list', async () => {
  const { user, address, toasts, backend, trade } = await openApproval();
  await screen.findByText('Please provide product delivery duration');
  expect(screen.getByText('You will get').parentElement?.textContent).toContain('₦48,118.75');
  screen.getByText('from Ada Obi');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Approve Order', "Ada's description: Leather sandals"]);
  expect((await dateField()).min).toBe('2026-03-02');

  await setDate('2026-03-09');
  await user.dblClick(await submit());

  await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  expect(toasts).toEqual(['success Order approved successfully 2000']);
  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } });
  expect(data).toMatchObject({ orderStatus: 'Approved', estimatedTimeOfDelivery: '2026-03-09' });
});

test('the seller reads since when the payout account is set, if the service says it', async () => {
  await openApproval();

  await screen.findByText(/^Since \d+ Mar 2026, \d\d:\d\d$/);
  cleanup();
  await openChangedApproval(withoutFields('/BankAccount/GetByUserId/', ['setAt']));
  await screen.findByText(/^Paid into/);
  expect(screen.queryByText(/^Since/)).toBeNull();
});

test.each([
  ['Today', '2026-03-02', 'Mon 2 Mar 2026'],
  ['Tomorrow', '2026-03-03', 'Tue 3 Mar 2026'],
  ['3 days', '2026-03-05', 'Thu 5 Mar 2026'],
  ['Week', '2026-03-09', 'Mon 9 Mar 2026'],
])('delivery date: %s chooses %s, counted in Lagos', async (name, date, words) => {
  const { user, address } = await openApproval();
  await user.click(await submit());
  await screen.findByText('Expected Delivery Date is required');

  await press(user, name);

  expect((await dateField()).value).toBe(date);
  screen.getByText(words);
  expect(screen.queryByText('Expected Delivery Date is required')).toBeNull();
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([screen.getByRole('button', { name })]);
  await user.click(await submit());
  await waitFor(() => expect(address()).toBe('/dashboard/orders'));
});

test('delivery date: another day than the four marks none of them', async () => {
  const { user } = await openApproval();
  await press(user, 'Tomorrow');

  await setDate('2026-03-08');

  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('shows the list although the order was refetched before the answer', async () => {
  const { user, address, toasts, queryClient, intercept } = await openApproval();
  await setDate('2026-03-09');
  const held = Promise.withResolvers<null>();
  intercept(async (request, next) => {
    const response = await next(request);
    if (request.url.includes('/VendorApproveOrder')) await held.promise;
    return response;
  });
  await user.click(await submit());
  await waitFor(async () => {
    await act(() => queryClient.invalidateQueries());
    screen.getByRole('heading', { name: 'This order is already approved' });
  });

  held.resolve(null);

  await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  expect(toasts).toEqual(['success Order approved successfully 2000']);
});

test.each([
  ['seller', 'chidi', 'Your bank details could not be loaded'],
  ['buyer', 'ada', 'Only the seller can approve this order.'],
] as const)('bank details that fail are shown to the %s as what they are', async (_, as, title) => {
  const { backend, trade } = await tradeAt('Pending');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as, backend });
  intercept(FAILING_RECORDS);

  await goTo(`/dashboard/order/approve/${trade.orderId}`);

  await screen.findByRole('heading', { level: 1, name: title });
});

async function openChangedApproval(change: Parameters<OpenedApp['intercept']>[0]) {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(change);
  await goTo(`/dashboard/order/approve/${trade.orderId}`);
}

test('a net amount that was not sent is labelled an estimate', async () => {
  await openChangedApproval(withoutFields('/Order/GetById/', ['charges', 'vat', 'totalAmount']));

  await screen.findByText('₦48,118.75');
  screen.getByText('Estimated: not every amount was sent.');
});

test('inconsistent amounts show a warning and a link to support', async () => {
  await openChangedApproval(withText('', '48118.75', '40000'));

  await screen.findByText('These amounts do not add up. Ask support to check them.');
  const links = screen.getAllByRole('link', { name: 'Contact support' });
  expect(links.some((link) => link.getAttribute('href')?.startsWith('mailto:'))).toBe(true);
  await dateField();
});

test.each([
  ['', 'Expected Delivery Date is required'],
  ['2026-03-01', 'Delivery date must be today or later'],
])('the date %j is refused: %s', async (value, message) => {
  const { user, trade } = await openApproval();
  await setDate(value);

  await user.click(await submit());

  await screen.findByText(message);
  expect(await trade.status()).toBe('Pending');
});

test('Approve Order leads here from the order', async () => {
  const { goTo, user, address, trade } = await openApproval();
  await goTo(`/dashboard/orders/${trade.orderId}`);

  await user.click(await screen.findByRole('button', { name: 'Approve Order' }));

  await waitFor(() => expect(address()).toBe(`/dashboard/order/approve/${trade.orderId}`));
});

async function orderOfTunde() {
  const backend = await createTestBackend();
  const { data: order } = await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'tunde@amana.test', buyerId: userIdOf('ada'), description: 'A drum', amount: 5_000 },
  });
  return { backend, order };
}

async function addBankDetails({ user, backend }: Pick<OpenedApp, 'user' | 'backend'>): Promise<void> {
  const { data: banks } = await backend.call('getBanks', { as: 'tunde' });
  const bank = await screen.findByRole('combobox', { name: 'Bank' });
  await waitFor(() => expect(bank.getAttribute('aria-busy')).toBeNull());
  await user.type(bank, banks[0]?.name ?? '');
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Account Number'), '4440123456');
  await screen.findByDisplayValue('TUNDE BELLO');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('the page of an order leads to the missing bank details and back', async () => {
  const { backend, order } = await orderOfTunde();
  const path = `/dashboard/orders/${order.id}`;
  const app = await openApp(path, { as: 'tunde', backend });
  await screen.findByText('Please update your bank details to approve this order.');
  expect(screen.getByRole('link', { name: 'Add bank details' }).className).toContain('primary');
  expect(screen.getByRole('button', { name: 'Approve Order' }).className).toContain('secondary');

  await app.user.click(screen.getByRole('link', { name: 'Add bank details' }));
  await waitFor(() => expect(app.address()).toBe('/dashboard/account/edit-account'));
  await addBankDetails(app);

  await waitFor(() => expect(app.address()).toBe(path));
  await screen.findByRole('button', { name: 'Approve Order' });
  expect(screen.queryByRole('link', { name: 'Add bank details' })).toBeNull();
});

test('without bank details it leads to them, and back to this order', async () => {
  const { backend, order } = await orderOfTunde();
  const path = `/dashboard/order/approve/${order.id}`;
  const { user, toasts, address } = await openApp(path, { as: 'tunde', backend });

  await waitFor(() => expect(address()).toBe('/dashboard/account/edit-account'));
  expect(toasts).toEqual(['info Please update your bank details to approve this order. default']);
  await addBankDetails({ user, backend });

  await waitFor(() => expect(address()).toBe(path));
  await dateField();
});

test('without an order id it shows an error', async () => {
  await openApp('/dashboard/order/approve', { as: 'chidi' });

  await screen.findByRole('heading', { name: 'Order ID is missing' });
});

test('an order cancelled meanwhile shows a message and its new status', async () => {
  const { user, toasts, backend, trade } = await openApproval();
  await setDate('2026-03-09');
  await backend.call('cancelOrder', { as: 'ada', body: { orderId: trade.orderId } });

  await user.click(await submit());

  await screen.findByRole('heading', { name: 'This order is already cancelled' });
  expect(toasts).toEqual(['warning The buyer cancelled this order meanwhile default']);
  screen.getByRole('link', { name: 'View Order' });
});

test('an order that is already approved shows a message', async () => {
  await openApproval('Approved');

  await screen.findByRole('heading', { name: 'This order is already approved' });
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('the buyer reads that only the seller can approve', async () => {
  const { user, address, trade } = await openApproval('Pending', 'ada');
  await screen.findByRole('heading', { level: 1, name: 'Only the seller can approve this order.' });

  await user.click(screen.getByRole('link', { name: 'View Order' }));

  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${trade.orderId}`));
});

async function openCreatedBySeller() {
  const backend = await createTestBackend();
  const { data: order } = await backend.call('createOrder', {
    as: 'tunde',
    body: { email: 'ada@amana.test', vendorId: userIdOf('tunde'), description: 'A drum', amount: 5_000 },
  });
  const { data: banks } = await backend.call('getBanks', { as: 'tunde' });
  const bank = banks[0];
  await backend.call('saveBankAccount', {
    as: 'tunde',
    path: { userId: userIdOf('tunde') },
    body: {
      accountNumber: '4440123456',
      bankName: bank?.name ?? '',
      accountName: 'TUNDE BELLO',
      bankId: bank?.id ?? '',
    },
  });
  const app = await openApp(`/dashboard/order/approve/${order.id}`, { as: 'tunde', backend });
  return { ...app, orderId: order.id };
}

test('a seller who created the order approves by setting a delivery date', async () => {
  const { user, toasts, address, backend, orderId } = await openCreatedBySeller();
  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${orderId}`));
  await screen.findByText('Your turn: set the delivery date.');
  expect(screen.queryByRole('button', { name: 'Approve Order' })).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Set Delivery Date' }));
  await screen.findByText('Required');
  await setDate('2026-03-09');
  await user.click(screen.getByRole('button', { name: 'Set Delivery Date' }));

  await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  expect(toasts).toEqual(['success Order approved successfully 2000']);
  const { data: order } = await backend.call('getOrder', { as: 'tunde', path: { id: orderId } });
  expect(order.orderStatus).toBe('Approved');
});

test.each(['Submit', 'Set Delivery Date'])(
  'a date that the service refuses is marked, by %s',
  async (name) => {
    const { user, intercept } = name === 'Submit' ? await openApproval() : await openCreatedBySeller();
    await setDate('2026-03-09');
    intercept((request, next) =>
      /VendorApproveOrder|UpdateOrderDelivery/.test(request.url)
        ? Promise.resolve(
            Response.json(
              { message: 'No', errors: { estimatedTimeOfDelivery: ['Not on a Monday'] } },
              { status: 400 },
            ),
          )
        : next(request),
    );

    await user.click(await screen.findByRole('button', { name }));

    await screen.findByText('Not on a Monday');
    expect((await dateField()).getAttribute('aria-invalid')).toBe('true');
  },
);

test('a delivery date for a cancelled order shows a message', async () => {
  const { user, toasts, backend, orderId } = await openCreatedBySeller();
  await setDate('2026-03-09');
  await backend.call('cancelOrder', { as: 'ada', body: { orderId } });

  await user.click(screen.getByRole('button', { name: 'Set Delivery Date' }));

  await waitFor(() => expect(toasts).toEqual(['warning The buyer cancelled this order meanwhile default']));
  await screen.findByText('Ada cancelled this order.');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
