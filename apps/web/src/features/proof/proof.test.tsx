import type { OrderStatus } from '@amana/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';
import { withText } from '../../testing/with-text.ts';
import { withoutFields } from '../../testing/without-fields.ts';

async function proofOf(status: OrderStatus) {
  const { backend, trade, transactionId } = await tradeAt(status);
  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: trade.orderId } });
  return { backend, trade, transactionId, path: `/proof/${data.proofCode ?? ''}` };
}

const page = () => screen.findByRole('heading', { level: 1, name: 'Proof of payment' });
const pageText = () => document.body.textContent;

test.each([
  ['Paid', 'Paid. Amana has the money.'],
  ['Shipped', 'Paid. Amana has the money.'],
  ['Delivered', 'The seller is being paid.'],
  ['Completed', 'Completed. The seller was paid.'],
  ['InDispute', 'In dispute. Amana has the money.'],
  ['Close', 'The buyer was refunded.'],
] as const)('proof page of a %s order: anyone reads "%s"', async (status, text) => {
  const { backend, path } = await proofOf(status);
  await openApp(path, { backend });

  await page();

  screen.getByRole('heading', { name: text });
  screen.getByText('₦50,000.00');
  screen.getByText('Leather sandals');
  screen.getByText('Description by the creator of the order');
  screen.getByText(/^Checked /);
});

test('proof page: names no person, address or id', async () => {
  const { backend, path, trade, transactionId } = await proofOf('Shipped');
  await openApp(path, { backend, as: 'ada' });
  await page();

  for (const secret of ['Ada', 'Chidi', '@', trade.orderId, transactionId])
    expect([secret, pageText().includes(secret)]).toEqual([secret, false]);
});

test('proof: the pages of the order and the transaction show the same number and code', async () => {
  const { backend, path, trade, transactionId } = await proofOf('Paid');
  const { goTo } = await openApp(path, { as: 'chidi', backend });
  const name = `AMN-000001 · ${path.slice('/proof/'.length).slice(0, 4)}`;
  await screen.findByText(name);

  await goTo(`/dashboard/orders/${trade.orderId}`);
  await screen.findByText(name);
  await goTo(`/dashboard/manage-transactions/${transactionId}`);
  await screen.findByText(name);
});

test('proof page: without an order number it has the code alone', async () => {
  const { backend, path } = await proofOf('Paid');
  const { intercept, goTo } = await openApp('/login', { backend });
  intercept(withoutFields('/Order/Proof/', ['orderNumber']));
  await goTo(path);

  await screen.findByText(path.slice('/proof/'.length).slice(0, 4));
});

test('proof page: names the host of the configuration, never that of the page', async () => {
  const { backend, path } = await proofOf('Paid');
  await openApp(path, { backend, config: { siteHost: 'app.example.com' } });
  await page();
  expect(pageText()).toContain('Compare the address in your browser: app.example.com.');
  cleanup();

  await openApp(path, { backend });
  await page();
  expect(pageText()).toContain('Amana does not say here which address is right.');
  expect(pageText()).not.toContain(`browser: ${window.location.host}`);
});

test('proof page: is not for search engines', async () => {
  const { backend, path } = await proofOf('Paid');
  await openApp(path, { backend });
  await page();

  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.title).toBe('Proof of payment · Amana');
});

test('proof page: a new state is shown without a reload', async () => {
  const { backend, path, trade } = await proofOf('Paid');
  const { queryClient } = await openApp(path, { backend });
  await page();

  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: await trade.transactionId(), OrderStatus: 'Shipped' },
  });
  await act(() => queryClient.refetchQueries());

  const status = within(screen.getByRole('main')).getByRole('status');
  await waitFor(() => expect(status.textContent).toContain('Shipped'));
});

test('proof page: after a failed check it no longer passes for new', async () => {
  const { backend, path } = await proofOf('Paid');
  const { intercept, queryClient } = await openApp(path, { backend });
  await page();

  intercept(() => Promise.resolve(Response.json({ message: 'Busy' }, { status: 429 })));
  await act(() => queryClient.refetchQueries());

  await screen.findByText(/^The last check failed\. This order may have changed since /);
  expect(screen.queryByText(/^Checked /)).toBeNull();
  // The page says it itself.
  expect(screen.queryByText(/^Could not refresh/)).toBeNull();
  screen.getByRole('button', { name: 'Check again' });
});

test.each(['/proof/q7Zt4mK0vXw2LbR9sNdY3a', '/proof/%3Cscript%3E', '/proof/..%2F..'])(
  'proof page: %s proves nothing',
  async (path) => {
    await openApp(path);

    await screen.findByRole('heading', { level: 1, name: 'No proof found' });
    expect(pageText()).toContain('Do not rely on it.');
  },
);

test.each([400, 401, 403, 405])('proof page: %d says nothing about the proof', async (status) => {
  const { backend, path } = await proofOf('Paid');
  const { intercept, goTo } = await openApp('/login', { backend });
  intercept(() => Promise.resolve(Response.json({ message: 'No' }, { status })));
  await goTo(path);

  await screen.findByRole('button', { name: 'Retry' });
  expect(pageText()).not.toContain('No proof found');
});

test('proof page: is read without the session of a viewer', async () => {
  const { backend, path } = await proofOf('Paid');
  const tokens: (string | null)[] = [];
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept((request, next) => {
    if (request.url.includes('/Order/Proof/')) tokens.push(request.headers.get('Authorization'));
    return next(request);
  });
  await goTo(path);
  await page();

  expect(tokens).toEqual([null]);
});

test('proof page: an unknown state is shown as it is', async () => {
  const { backend, path } = await proofOf('Paid');
  const { intercept, goTo } = await openApp('/login', { backend });
  intercept(withText('/Order/Proof/', '"held"', '"OnTheMoon"'));
  await goTo(path);
  await page();

  expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('On The Moon');
});

test('proof page: a description about a payment carries the warning', async () => {
  const { backend, path } = await proofOf('Paid');
  const { intercept, goTo } = await openApp('/login', { backend });
  intercept(withText('/Order/Proof/', 'Leather sandals', 'Pay the rider 0123456789'));
  await goTo(path);
  await page();

  expect(pageText()).toContain('Pay only into');
});

test.each(['ada', 'chidi'] as const)('order page: %s can show the proof of a paid order', async (as) => {
  const { backend, trade, path } = await proofOf('Paid');
  const { user } = await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });
  const disclosure = await screen.findByText('Show proof of payment');
  expect(screen.queryByRole('img', { name: 'QR code of the proof of payment' })).toBeNull();

  await user.click(disclosure);

  await screen.findByRole('img', { name: 'QR code of the proof of payment' });
  const link = screen.getByRole('link', { name: `${window.location.origin}${path}` });
  expect(link.getAttribute('href')).toBe(`${window.location.origin}${path}`);
  screen.getByRole('button', { name: 'Copy proof link' });
});

test('order page: a demo in the browser has no QR code for another device', async () => {
  const { backend, trade } = await proofOf('Paid');
  const path = `/dashboard/orders/${trade.orderId}`;
  const { user } = await openApp(path, { as: 'ada', backend, config: { mockHost: 'browser' } });

  await user.click(await screen.findByText('Show proof of payment'));

  await screen.findByText(/^No QR code/);
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
});

test('transaction page: shows the proof of its order', async () => {
  const { backend, transactionId } = await proofOf('Shipped');
  await openApp(`/dashboard/manage-transactions/${transactionId}`, { as: 'ada', backend });

  await screen.findByText('Show proof of payment');
});

test('order page: without a proof code no proof is offered', async () => {
  const { backend, trade } = await proofOf('Paid');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(withoutFields('/Order/GetById/', ['proofCode']));
  await goTo(`/dashboard/orders/${trade.orderId}`);
  await screen.findByRole('region', { name: 'What happens now' });

  expect(screen.queryByText('Show proof of payment')).toBeNull();
});

const NOT_PAID = "Not paid yet. A screenshot or an SMS is not a payment. Wait for 'Paid' on this page.";
const now = async () => within(await screen.findByRole('region', { name: 'What happens now' }));

test.each(['Approved', 'AwaitingPayment', 'OpenTransaction'] as const)(
  'order page of a seller: an order that is %s is not paid yet',
  async (status) => {
    const { backend, trade } = await tradeAt(status);
    await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'chidi', backend });

    const notice = (await now()).getByText('Not paid yet.').parentElement;
    expect(notice?.textContent).toBe(NOT_PAID);
  },
);

test('order page of a seller: after a failed check, unpaid is what was last read', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { intercept, queryClient } = await openApp(`/dashboard/orders/${trade.orderId}`, {
    as: 'chidi',
    backend,
  });
  (await now()).getByText('Not paid yet.');

  intercept(() => Promise.resolve(Response.json({ message: 'Busy' }, { status: 429 })));
  await act(() => queryClient.refetchQueries());

  (await now()).getByText('Not paid when last checked.');
});

test.each(['Paid', 'Shipped'] as const)(
  'order page of a seller: an order that is %s says that the money is held',
  async (status) => {
    const { backend, trade } = await tradeAt(status);
    await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'chidi', backend });

    const notice = (await now()).getByText('Paid.').parentElement;
    expect(notice?.textContent).toBe('Paid. Amana holds it until Ada confirms receipt.');
  },
);

test.each(['Pending', 'InDispute', 'Delivered', 'Completed', 'Close', 'Cancelled'] as const)(
  'order page of a seller: an order that is %s has no notice about the payment',
  async (status) => {
    const { backend, trade } = await tradeAt(status);
    await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'chidi', backend });

    const panel = await now();
    expect(panel.queryByText('Paid.')).toBeNull();
    expect(panel.queryByText('Not paid yet.')).toBeNull();
  },
);

test('order page of a buyer: has no notice about the payment', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  await openApp(`/dashboard/orders/${trade.orderId}`, { as: 'ada', backend });

  expect((await now()).queryByText('Not paid yet.')).toBeNull();
});

test('transaction page of a seller: records that contradict each other are not called paid', async () => {
  const { backend, transactionId } = await tradeAt('Paid');
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withText('/Transaction/GetById/', '"transactionStatus":"Paid"', '"transactionStatus":"Pending"'));
  await goTo(`/dashboard/manage-transactions/${transactionId}`);

  expect((await now()).queryByText('Paid.')).toBeNull();
});
