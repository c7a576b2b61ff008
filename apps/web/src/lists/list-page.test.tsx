import { type TestBackend, createTestBackend, userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerTo } from '../testing/answer-to.ts';
import { press } from '../testing/fill-form.ts';
import { holdLists } from '../testing/hold-lists.ts';
import { openApp } from '../testing/open-app.tsx';
import { narrowWindow } from '../testing/wide-window.ts';
import { tradeAt } from '../testing/trade-at.ts';

const NO_MATCH = 'No orders match these filters';

const create = (backend: TestBackend, description: string, side: object = { buyerId: userIdOf('ada') }) =>
  backend.call('createOrder', {
    as: 'ada',
    body: { email: 'chidi@amana.test', description, amount: 50_000, ...side },
  });

async function withPurchases(count: number) {
  const backend = await createTestBackend();
  for (let made = 1; made <= count; made += 1) await create(backend, `Sewing machine ${made}`);
  return backend;
}

async function withSaleOnPageTwo() {
  const backend = await createTestBackend();
  await create(backend, 'Leather sandals', {
    vendorId: userIdOf('ada'),
    estimatedTimeOfDelivery: '2026-03-09',
  });
  for (let made = 1; made <= 11; made += 1) await create(backend, `Sewing machine ${made}`);
  return backend;
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

async function openPurchases() {
  const app = await openApp('/dashboard/orders?tab=buy', { as: 'ada', backend: await withPurchases(11) });
  await screen.findByText('Sewing machine 11');
  const regions = screen.getAllByRole('status');
  const isAnnounced = (text: string) =>
    waitFor(() => expect(regions.map(({ textContent }) => textContent)).toContain(text));
  return { ...app, isAnnounced };
}

test.each([
  ['/dashboard/orders', '/Order/GetHistory', 'main'],
  ['/dashboard/transactions', '/Transaction/GetHistory', 'main'],
  ['/dashboard/overview', '/Transaction/GetHistory', 'Recent Transactions'],
])('%s: a list without any readable entry is one failure with Retry', async (path, call, place) => {
  const { backend } = await tradeAt('Paid');
  await create(backend, 'Sewing machine');
  const { user, intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(async (request, next) => {
    const answer = await next(request);
    if (!request.url.includes(call)) return answer;
    const { data, totalInRecord } = (await answer.json()) as { data: object[]; totalInRecord: number };
    const rows = data.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name.charAt(0).toUpperCase() + name.slice(1),
          value as unknown,
        ]),
      ),
    );
    return Response.json({ data: rows, totalInRecord }, answer);
  });
  await goTo(path);
  const list = within(
    place === 'main' ? await screen.findByRole('main') : await screen.findByRole('region', { name: place }),
  );
  await list.findByText('The answer cannot be read');
  expect(screen.queryByText(/^This entry cannot be read/)).toBeNull();

  intercept((request, next) => next(request));
  await user.click(list.getByRole('button', { name: 'Retry' }));

  await list.findAllByText('Leather sandals');
});

const filterButton = (name: string) => screen.findByRole('button', { name });

test.each([
  ['orders', ['Status', 'From', 'To']],
  ['transactions', ['Status', 'From', 'To']],
  ['disputes', ['From', 'To']],
])('filters on a phone: a button opens those of %s', async (list, labels) => {
  narrowWindow();
  const { backend } = await tradeAt('InDispute');
  const { user } = await openApp(`/dashboard/${list}`, { as: 'ada', backend });
  const button = await filterButton('Filter');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(labels.map((label) => screen.queryByLabelText(label))).toEqual(labels.map(() => null));

  await user.click(button);

  expect(button.getAttribute('aria-expanded')).toBe('true');
  const filters = within(screen.getByRole('region', { name: 'Filters' }));
  for (const label of labels) filters.getByLabelText(label);
  await user.click(button);
  expect(screen.queryByLabelText('From')).toBeNull();
});

test('filters on a phone: a range from the address can be corrected', async () => {
  narrowWindow();
  const { address } = await openApp('/dashboard/orders?from=2026-03-09&to=2026-03-02', { as: 'ada' });
  const button = await filterButton('Filter (2)');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const from = screen.getByLabelText('From');
  from.focus();

  fireEvent.change(from, { target: { value: '2026-03-01' } });
  fireEvent.keyDown(from, { key: 'Enter' });

  await waitFor(() => expect(address()).toContain('from=2026-03-01'));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(from);
});

test('filters on a phone: the button counts them, their chips stay visible', async () => {
  narrowWindow();
  const backend = await withPurchases(1);
  const { user, address } = await openApp('/dashboard/orders?status=Pending&from=2026-03-02', {
    as: 'ada',
    backend,
  });
  await filterButton('Filter (2)');
  await filterButton('Remove From: 2 Mar 2026');

  await press(user, 'Remove Status: Pending');
  await filterButton('Filter (1)');
  await press(user, 'Clear Filters');

  await filterButton('Filter');
  expect(address()).toBe('/dashboard/orders');
});

test('filters: a list without anything has none', async () => {
  await openApp('/dashboard/orders', { as: 'ada' });

  await screen.findByText('No Orders Yet');
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
});

test('filters in a window of 768 px are shown without a button', async () => {
  await openApp('/dashboard/orders', { as: 'ada' });

  await screen.findByLabelText('Status');
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});

test('announces how many rows a filter has found', async () => {
  const { user, isAnnounced } = await openPurchases();

  await user.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
  await isAnnounced('0 on this page');
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
  await isAnnounced('10 on this page');
});

test('announces an empty tab', async () => {
  const { user, isAnnounced } = await openPurchases();

  await user.click(screen.getByRole('tab', { name: /Sell Orders/ }));
  await isAnnounced('0 on this page');
});

test('focus: on the filters after some or all are removed', async () => {
  const backend = await withPurchases(1);
  const { user } = await openApp('/dashboard/orders?status=Pending&from=2026-03-02', { as: 'ada', backend });

  await press(user, 'Remove Status: Pending');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filters' }));
  await press(user, 'Clear Filters');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filters' }));
});

test('focus: on the selected tab after the next page has failed', async () => {
  const backend = await withSaleOnPageTwo();
  const { user, intercept } = await openApp('/dashboard/orders?tab=buy', { as: 'ada', backend });
  await screen.findByText('Sewing machine 11');
  intercept(answerTo('/Order/GetHistory', () => new Response(null, { status: 404 })));

  await press(user, 'Next page');

  await screen.findByRole('button', { name: 'Retry' });
  expect(document.activeElement).toBe(selectedTab());
});

test('focus: on the page after the last row has left the list', async () => {
  const backend = await createTestBackend();
  const { data } = await create(backend, 'Yam');
  const app = await openApp('/dashboard/orders?status=Pending', { as: 'ada', backend });
  const row = await screen.findByRole('link', { name: /Yam/ });
  act(() => row.focus());

  await backend.call('cancelOrder', { as: 'ada', body: { orderId: data.id } });
  await act(() => app.queryClient.invalidateQueries());

  await screen.findByText('No orders match these filters');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('loading: cleared filters do not make the list empty', async () => {
  const backend = await withPurchases(1);
  const app = await openApp('/dashboard/orders?status=Cancelled', { as: 'ada', backend });
  await screen.findByText(NO_MATCH);
  const goOn = holdLists(app);

  await app.user.click(screen.getByRole('button', { name: 'Clear Filters' }));

  expect(screen.queryByText('No Orders Yet')).toBeNull();
  expect(screen.queryByText(NO_MATCH)).toBeNull();
  goOn();
  await screen.findByText('Sewing machine 1');
  expect(selectedTab().textContent).toContain('Buy Orders');
});

test('loading: a filter matches nothing only after its rows are read', async () => {
  const backend = await withPurchases(1);
  const app = await openApp('/dashboard/orders?status=Cancelled', { as: 'ada', backend });
  await screen.findByText(NO_MATCH);
  const goOn = holdLists(app);

  await app.user.selectOptions(screen.getByLabelText('Status'), 'Pending');

  expect(screen.queryByText(NO_MATCH)).toBeNull();
  goOn();
  await screen.findByText('Sewing machine 1');
});

test('loading: the next page of an empty tab is not called empty', async () => {
  const backend = await withPurchases(11);
  const app = await openApp('/dashboard/orders?tab=sell', { as: 'ada', backend });
  await screen.findByText('No sell orders on this page');
  const goOn = holdLists(app);

  await app.user.click(screen.getByRole('button', { name: 'Next page' }));

  await screen.findByText('Page 2 of 2');
  expect(screen.queryByText('No sell orders on this page')).toBeNull();
  goOn();
  await screen.findByText('No sell orders on this page');
});

test('loading: a failed next page of an empty tab that is read again', async () => {
  const backend = await withPurchases(11);
  const { user, intercept, queryClient } = await openApp('/dashboard/orders?tab=sell', {
    as: 'ada',
    backend,
  });
  await screen.findByText('No sell orders on this page');
  intercept(answerTo('GetHistory', () => Response.json({ message: 'Broken' }, { status: 500 })));
  await press(user, 'Next page');
  await screen.findByRole('button', { name: 'Retry' });
  const goOn = holdLists({ intercept });

  void queryClient.refetchQueries({ queryKey: ['Order', 'GetHistory'] });

  await screen.findByRole('status', { name: 'Loading' });
  goOn();
});

test('a date that was changed back leaves the page as it was', async () => {
  const { user, address } = await openApp('/dashboard/orders?tab=buy&from=2026-01-01&page=2', {
    as: 'ada',
    backend: await withPurchases(11),
  });
  await screen.findByText('Page 2 of 2');
  const from = screen.getByLabelText('From');

  fireEvent.change(from, { target: { value: '2026-01-02' } });
  fireEvent.change(from, { target: { value: '2026-01-01' } });
  await user.type(from, '{Enter}');

  expect(address()).toContain('page=2');
  screen.getByText('Page 2 of 2');
});

test('an empty list opens on the tab of its first row', async () => {
  const backend = await withPurchases(0);
  const { queryClient } = await openApp('/dashboard/orders', { as: 'ada', backend });
  await screen.findByText('No Orders Yet');
  await create(backend, 'Sewing machine');

  await act(() => queryClient.refetchQueries());

  await screen.findByText('Sewing machine');
  await waitFor(() => expect(selectedTab().textContent).toContain('Buy Orders'));
});

test('pages: without a total, a number after the end leads to page 1', async () => {
  const backend = await withPurchases(2);
  const app = await openApp('/dashboard/settings', { as: 'ada', backend });
  const asked: number[] = [];
  app.intercept(async (request, next) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/Order/GetHistory')) return next(request);
    asked.push(Number(url.searchParams.get('pageNumber')));
    if (asked.length > 9) return new Response(null, { status: 400 });
    const response = await next(request);
    const { data } = (await response.json()) as { data: unknown };
    return Response.json({ data }, response);
  });

  await app.goTo('/dashboard/orders?tab=buy&page=1000');

  await screen.findByText('Sewing machine 2');
  await waitFor(() => expect(app.address()).toBe('/dashboard/orders?tab=buy'));
  expect(asked).toEqual([1000, 999, 1]);
});
