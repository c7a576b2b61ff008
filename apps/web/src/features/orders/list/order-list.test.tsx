import { type TestBackend, TEST_NOW, createTestBackend, startTrade, userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dayText } from '../../../shared/dates/date-text.ts';
import { holdLists } from '../../../testing/hold-lists.ts';
import { type OpenAppOptions, openApp } from '../../../testing/open-app.tsx';
import { withText } from '../../../testing/with-text.ts';

const DAY_MS = 86_400_000;

interface Side {
  buys?: number;
  sells?: number;
}

async function withOrders({ buys = 0, sells = 0 }: Side): Promise<TestBackend> {
  const backend = await createTestBackend();
  const order = (description: string, side: object) =>
    backend.call('createOrder', {
      as: 'ada',
      body: { email: 'chidi@amana.test', description, amount: 50_000, ...side },
    });
  const selling = { vendorId: userIdOf('ada'), estimatedTimeOfDelivery: '2026-03-09' };
  for (let n = 1; n <= sells; n += 1) await order(`Sold ${n}`, selling);
  for (let n = 1; n <= buys; n += 1) await order(`Bought ${n}`, { buyerId: userIdOf('ada') });
  return backend;
}

const openList = (query = '', options: OpenAppOptions = { as: 'ada' }) =>
  openApp(`/dashboard/orders${query}`, options);
const rows = () =>
  screen.queryAllByRole('link').filter((link) => /^\/dashboard\/orders\/./.test(hrefOf(link)));
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';
const titles = () => rows().map((row) => row.querySelector('span > span')?.textContent);
const tab = (name: string) => screen.getByRole('tab', { name: name });
const press = (name: string) => screen.findByRole('button', { name });
const setDate = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const enter = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });

test('orders list: an empty list leads to Create an Order', async () => {
  await openList();

  await screen.findByRole('heading', { name: 'No Orders Yet' });
  screen.getByText('Your order history will appear here when you buy or sell something.');
  expect(hrefOf(screen.getByRole('link', { name: 'Create an Order' }))).toBe('/dashboard/create-order');
  screen.getByText('Click any order to see more details');
});

test('row: shows the order and opens it', async () => {
  const backend = await withOrders({ sells: 1, buys: 1 });
  const { user, address } = await openList('?tab=sell', { as: 'ada', backend });

  await screen.findByText('Sold 1');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    `Sold 1${dayText(TEST_NOW)}Chidi Okeke+₦48,118.75Approved`,
  ]);
  await user.click(tab('Buy Orders 1'));
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    `Bought 1${dayText(TEST_NOW)}Chidi Okeke-₦51,881.25Pending`,
  ]);
  await user.click(screen.getByText('Bought 1'));

  await waitFor(() => expect(address()).toMatch(/^\/dashboard\/orders\/[\w-]+$/));
});

test('row: an order without the viewer is on Buy, with the unsigned price', async () => {
  const backend = await withOrders({ sells: 1, buys: 1 });
  const { user, goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(async (request, next) => {
    const response = await next(request);
    if (!request.url.includes('/Order/GetHistory')) return response;
    const text = await response.text();
    return new Response(text.replaceAll(userIdOf('ada'), 'User-17'), response);
  });

  await goTo('/dashboard/orders');

  await screen.findByText('Sold 1');
  expect(titles()).toEqual(['Bought 1', 'Sold 1']);
  expect(rows()[0]?.textContent).toContain(`Bought 1${dayText(TEST_NOW)}₦50,000.00`);
  expect(tab('Buy Orders 2').getAttribute('aria-selected')).toBe('true');
  await user.click(tab('Sell Orders 0'));
  expect(titles()).toEqual([]);
});

test.each([
  ['a total that was not sent', '"totalAmount":', 'Estimated: not every amount was sent.'],
  ['charges that contradict the total', '"charges":1', 'These amounts do not add up'],
  ['only charges that were not sent', '"charges":', null],
])('%s in a row: what is known of its amount', async (_, field, doubt) => {
  const { goTo, intercept } = await openApp('/dashboard/settings', {
    as: 'ada',
    backend: await withOrders({ buys: 1 }),
  });
  const other = field.endsWith('1') ? `${field}9` : `${field}null,"was":`;
  intercept(withText('/Order/GetHistory', field, other));

  await goTo('/dashboard/orders');
  await screen.findByText('Bought 1');

  const row = rows()[0]?.textContent;
  expect(row).toContain('-₦51,881.25');
  if (doubt === null) expect(row).not.toMatch(/Estimate|add up/);
  else expect(row).toContain(doubt);
});

test('row: shows the email address of a person who has not joined', async () => {
  const backend = await createTestBackend();
  await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'new@amana.test', description: 'Bought 1', amount: 50_000, buyerId: userIdOf('ada') },
  });
  const { goTo, intercept } = await openList('', { as: 'ada', backend });
  await screen.findByText('new@amana.test');
  intercept(async (request, next) => {
    const response = await next(request);
    const text = await response.text();
    return new Response(text.replaceAll('new@amana.test', ''), response);
  });

  await goTo('/dashboard/orders?status=Pending');

  await screen.findByText('Not joined yet');
});

test('tabs: opens on the tab of the newest order and stays there', async () => {
  const backend = await withOrders({ sells: 1, buys: 2 });
  const { address, queryClient } = await openList('', { as: 'ada', backend });

  await waitFor(() => expect(titles()).toEqual(['Bought 2', 'Bought 1']));
  expect(tab('Buy Orders 2').getAttribute('aria-selected')).toBe('true');
  tab('Sell Orders 1');
  expect(address()).toBe('/dashboard/orders');

  await backend.call('createOrder', {
    as: 'ada',
    body: {
      email: 'chidi@amana.test',
      description: 'Sold later',
      amount: 50_000,
      vendorId: userIdOf('ada'),
      estimatedTimeOfDelivery: '2026-03-09',
    },
  });
  await queryClient.invalidateQueries();

  await waitFor(() => tab('Sell Orders 2'));
  expect(titles()).toEqual(['Bought 2', 'Bought 1']);
});

test('tabs: another page keeps the tab', async () => {
  const backend = await withOrders({ sells: 3, buys: 8 });
  const { user, address } = await openList('', { as: 'ada', backend });
  await screen.findByText('Page 1 of 2');

  await user.click(await press('Next page'));

  await screen.findByText('No buy orders on this page');
  expect(address()).toBe('/dashboard/orders?tab=buy&page=2');
  // The counts would be those of the page.
  tab('Buy Orders');
});

test('pages: ten rows, no page buttons for a single page', async () => {
  await openList('?tab=buy', { as: 'ada', backend: await withOrders({ buys: 10 }) });
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.queryByText(/^Page /)).toBeNull();
});

test('pages: Previous and Next change the URL, old rows stay while loading', async () => {
  const backend = await withOrders({ buys: 12 });
  const { user, address, intercept } = await openList('?tab=buy', { as: 'ada', backend });
  await screen.findByText('Page 1 of 2');
  expect((await press('Previous page')).getAttribute('aria-disabled')).toBe('true');

  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  intercept(async (request, next) => {
    await gate;
    return next(request);
  });
  await user.click(await press('Next page'));
  expect(address()).toBe('/dashboard/orders?tab=buy&page=2');
  expect(titles()[0]).toBe('Bought 12');

  release();
  await waitFor(() => expect(titles()).toEqual(['Bought 2', 'Bought 1']));
  expect((await press('Next page')).getAttribute('aria-disabled')).toBe('true');
});

test('filters: status All, Pending and Cancelled', async () => {
  const backend = await withOrders({ buys: 2 });
  const trade = await startTrade(backend);
  await trade.bringTo('Cancelled');
  const { user, address } = await openList('?tab=buy', { as: 'ada', backend });
  await waitFor(() => expect(rows()).toHaveLength(3));
  const status = screen.getByLabelText<HTMLSelectElement>('Status');
  expect([...status.options].map(({ text }) => text)).toEqual(['All', 'Pending', 'Cancelled']);

  await user.selectOptions(status, 'Cancelled');
  await waitFor(() => expect(titles()).toEqual(['Leather sandals']));
  expect(address()).toBe('/dashboard/orders?tab=buy&status=Cancelled');

  await user.selectOptions(status, 'Pending');
  await waitFor(() => expect(titles()).toEqual(['Bought 2', 'Bought 1']));
});

test('filters: From and To are inclusive, a chip removes one filter', async () => {
  const backend = await withOrders({ buys: 1 });
  await backend.call('moveClock', { body: { advanceMs: 2 * DAY_MS } });
  await startTrade(backend);
  const { user, address } = await openList('?tab=buy&from=2026-03-03&to=2026-03-04&status=Pending', {
    as: 'ada',
    backend,
  });
  await waitFor(() => expect(titles()).toEqual(['Leather sandals']));
  screen.getByText('Tue 3 Mar 2026');
  screen.getByText('Wed 4 Mar 2026');

  await user.click(await press('Remove From: 3 Mar 2026'));
  await waitFor(() => expect(titles()).toEqual(['Leather sandals', 'Bought 1']));
  expect(address()).toBe('/dashboard/orders?tab=buy&status=Pending&to=2026-03-04');

  await user.click(await press('Remove Status: Pending'));
  expect(address()).toBe('/dashboard/orders?tab=buy&to=2026-03-04');
  await user.click(await press('Remove To: 4 Mar 2026'));
  expect(address()).toBe('/dashboard/orders?tab=buy');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
});

test('filters: a date that is still being typed does not filter', async () => {
  const { address, calls } = await openList('?tab=buy', {
    as: 'ada',
    backend: await withOrders({ buys: 1 }),
  });
  await screen.findByText('Bought 1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = calls.length;

  for (const year of ['0002', '0020', '0202', '2026']) {
    setDate('From', `${year}-03-01`);
    act(() => void vi.advanceTimersByTime(500));
  }
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-03-01');
  expect(address()).toBe('/dashboard/orders?tab=buy');
  expect(calls).toHaveLength(before);

  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  expect(address()).toBe('/dashboard/orders?tab=buy&from=2026-03-01');
  await screen.findByText('Bought 1');
});

test('filters: Enter applies a date at once, Clear Filters drops a typed one', async () => {
  const { address } = await openList('?tab=buy&status=Pending', {
    as: 'ada',
    backend: await withOrders({ buys: 1 }),
  });
  await screen.findByText('Bought 1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  setDate('From', '2026-03-01');
  enter('From');
  expect(address()).toBe('/dashboard/orders?tab=buy&status=Pending&from=2026-03-01');

  setDate('To', '2026-03-02');
  fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(address()).toBe('/dashboard/orders?tab=buy');
  expect(screen.getByLabelText('To')).toHaveProperty('value', '');
});

test('filters: a typed year is one history entry, another filter is one more', async () => {
  const { address, goBack, user } = await openList('?tab=buy', {
    as: 'ada',
    backend: await withOrders({ buys: 1 }),
  });
  await screen.findByText('Bought 1');
  for (const year of ['0002', '0020', '0202', '2026']) {
    setDate('From', `${year}-03-01`);
    enter('From');
  }
  expect(address()).toBe('/dashboard/orders?tab=buy&from=2026-03-01');
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
  expect(address()).toBe('/dashboard/orders?tab=buy&status=Pending&from=2026-03-01');

  await goBack();
  await waitFor(() => expect(address()).toBe('/dashboard/orders?tab=buy&from=2026-03-01'));
  await goBack();

  await waitFor(() => expect(address()).toBe('/dashboard/orders?tab=buy'));
});

test('filters: From after To is an error and loads nothing', async () => {
  const backend = await withOrders({ buys: 1 });
  const { calls } = await openList('?tab=buy&from=2026-03-03&to=2026-03-01', { as: 'ada', backend });

  await screen.findByText('From must not be after To');
  screen.getByText('No orders match these filters');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  expect(calls).not.toContain('GET /Order/GetHistory');

  setDate('To', '2026-03-03');
  await waitFor(() => expect(calls).toContain('GET /Order/GetHistory'));
  expect(screen.queryByText('From must not be after To')).toBeNull();
});

test('pages: the last page does not interrupt navigation to another page', async () => {
  const loaded = Promise.withResolvers<null>();
  const app = await openApp('/dashboard/overview', {
    as: 'ada',
    backend: await withOrders({ buys: 12 }),
    routes: [{ path: '/elsewhere', loader: () => loaded.promise, element: <h1>Elsewhere</h1> }],
  });
  const release = holdLists(app);
  await app.goTo('/dashboard/orders?tab=buy&page=9');
  act(() => void app.router.navigate('/elsewhere'));

  release();
  await screen.findByRole('tab', { name: 'Buy Orders' });
  loaded.resolve(null);

  await waitFor(() => expect(app.router.state.navigation.state).toBe('idle'));
  expect(app.address()).toBe('/elsewhere');
});

test('Back from an order restores filters, page and tab', async () => {
  const backend = await withOrders({ buys: 12 });
  const query = '?tab=buy&status=Pending&page=2';
  const { user, address, goBack } = await openList(query, { as: 'ada', backend });
  await user.click(await screen.findByText('Bought 2'));
  await screen.findByRole('heading', { name: 'Pending Order' });

  await goBack();

  await waitFor(() => expect(address()).toBe(`/dashboard/orders${query}`));
  await waitFor(() => expect(titles()).toEqual(['Bought 2', 'Bought 1']));
  expect(tab('Buy Orders').getAttribute('aria-selected')).toBe('true');
});

test('row: an order that is sent twice is shown once', async () => {
  const backend = await withOrders({ buys: 1 });
  const { intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(async (request, next) => {
    const response = await next(request);
    if (!request.url.includes('GetHistory')) return response;
    const { data, ...rest } = (await response.json()) as { data: object[] };
    return Response.json({ ...rest, data: [...data, ...data] });
  });
  await goTo('/dashboard/orders');

  await screen.findByText('Bought 1');
  expect(titles()).toEqual(['Bought 1']);
});
