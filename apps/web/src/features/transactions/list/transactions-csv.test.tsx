import { createTestBackend, startTrade, userIdOf } from '@amana/mock-lab/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';

const HEAD =
  '"Date","Reference","Note","Type","Seller","Amount (NGN)","Charge (NGN)","VAT (NGN)","Total (NGN)","Status","Order ID"';

interface Download {
  name: string;
  content: Blob | undefined;
}

let downloads: Download[] = [];

beforeEach(() => {
  downloads = [];
  let content: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:csv';
    },
    revokeObjectURL: () => undefined,
  });
  // jsdom would leave the page for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, content });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const press = async (user: { click: (element: Element) => Promise<void> }) => {
  const button = await screen.findByRole('button', { name: 'Download CSV' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.click(button);
};

/** The lines of the one file that was downloaded, without the mark. */
async function lines(): Promise<string[]> {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const text = (await downloads[0]?.content?.text()) ?? '';
  return text.trim().split('\r\n');
}

test('a transaction is one line, as this side reads it', async () => {
  const { backend, trade } = await tradeAt('Shipped');
  const { user } = await openApp('/dashboard/transactions', { as: 'ada', backend });

  await press(user);

  expect(await lines()).toEqual([
    HEAD,
    `"2026-03-02","AMN-TX-000001","Leather sandals","Buy","Chidi Okeke",50000,1750,131.25,51881.25,"Shipped","${trade.orderId}"`,
  ]);
  expect(downloads[0]?.name).toBe('transactions-2026-03-02.csv');
});

test('CSV: every filtered row of both tabs, newest first', async () => {
  const backend = await createTestBackend({ scenario: 'busy' });
  const { totalInRecord } = await backend.call('getTransactionHistory', {
    as: 'ada',
    query: { filter: 'Completed' },
  });
  expect(totalInRecord).toBeGreaterThan(100);
  const { user } = await openApp('/dashboard/transactions?status=Completed&page=2', { as: 'ada', backend });

  await press(user);

  const [, ...rows] = await lines();
  expect(rows).toHaveLength(totalInRecord);
  expect(new Set(rows)).toHaveProperty('size', totalInRecord);
  const days = rows.map((row) => row.slice(1, 11));
  expect(days).toEqual(days.toSorted().toReversed());
  expect(rows.every((row) => row.includes('"Completed"'))).toBe(true);
  expect(new Set(rows.map((row) => /"(Sell|Buy)"/.exec(row)?.[1]))).toEqual(new Set(['Sell', 'Buy']));
});

test('a note that would be a formula is shown and not run', async () => {
  const backend = await createTestBackend();
  const { data } = await backend.call('createOrder', {
    as: 'ada',
    body: {
      email: 'chidi@amana.test',
      buyerId: userIdOf('ada'),
      description: '=HYPERLINK("https://x.test","Refund")',
      amount: 1_000,
    },
  });
  await backend.call('approveOrder', {
    as: 'chidi',
    body: { orderId: data.id, estimatedTimeOfDelivery: '2026-03-02' },
  });
  await backend.call('initiatePayment', { as: 'ada', body: { orderId: data.id } });
  const { user } = await openApp('/dashboard/transactions', { as: 'ada', backend });

  await press(user);

  expect((await lines())[1]).toContain(`,"'=HYPERLINK(""https://x.test"",""Refund"")",`);
});

async function openWithThree() {
  const backend = await createTestBackend();
  for (let made = 0; made < 3; made += 1) await (await startTrade(backend)).bringTo('Paid');
  const app = await openApp('/dashboard/transactions', { as: 'ada', backend });
  await screen.findAllByText('Leather sandals');
  /** Replaces the rows that the file is made of. */
  const answerWith = (rowsOf: (all: object[], pageNumber: number) => unknown[] | null, hasTotal = true) =>
    app.intercept(async (request, next) => {
      const response = await next(request);
      const { searchParams } = new URL(request.url);
      if (!searchParams.has('sortBy')) return response;
      const page = Number(searchParams.get('pageNumber'));
      const { data } = await backend.call('getTransactionHistory', {
        as: 'ada',
        query: { sortBy: 'createdAt' },
      });
      const total = hasTotal ? { totalInRecord: data.length } : {};
      const rows = rowsOf(data, page);
      if (rows === null) return Response.json({ message: 'No such page' }, { status: 404 });
      return Response.json({ data: rows, ...total }, response);
    });
  return { ...app, answerWith };
}

test('a transaction that cannot be read has its line, which says so', async () => {
  const { user, answerWith } = await openWithThree();
  answerWith(([first, ...others]) => [
    first,
    ...others.map((row) => ({ ...row, id: null, amount: 'lots', orderStatus: null })),
  ]);

  await press(user);

  const [, ...rows] = await lines();
  expect(rows).toHaveLength(3);
  expect(rows.filter((row) => row.includes('"cannot be read","'))).toHaveLength(2);
  expect(rows.filter((row) => row.includes(',50000,1750,131.25,51881.25,"Paid"'))).toHaveLength(1);
});

test.each([
  ['with a total', true],
  ['without a total', false],
])('a service that sends shorter pages than were asked for, %s, is read to the end', async (_, hasTotal) => {
  const { user, answerWith } = await openWithThree();
  answerWith((all, page) => all.slice((page - 1) * 2, page * 2), hasTotal);

  await press(user);

  expect(await lines()).toHaveLength(4);
});

test('a service that refuses a page after the last one is read to the end', async () => {
  const { user, answerWith } = await openWithThree();
  answerWith((all, page) => (page === 1 ? all : null));

  await press(user);

  expect(await lines()).toHaveLength(4);
});

test('a list that ends before its total is a failure, and no partial file', async () => {
  const { user, answerWith, toasts } = await openWithThree();
  answerWith((all, page) => (page === 1 ? all.slice(0, 2) : []));

  await press(user);

  await waitFor(() => expect(toasts).toEqual(['error Failed to download transactions 3000']));
  expect(downloads).toEqual([]);
});

test('a transaction that leaves the list meanwhile is a failure, and no partial file', async () => {
  const { user, backend, intercept, toasts } = await openWithThree();
  const [row] = (await backend.call('getTransactionHistory', { as: 'ada' })).data;
  let all = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ ...row, id, transactionRef: `REF-${id}` }));
  intercept((request, next) => {
    const { searchParams } = new URL(request.url);
    if (!searchParams.has('sortBy')) return next(request);
    const page = Number(searchParams.get('pageNumber'));
    const answer = Response.json({
      data: all.slice((page - 1) * 2, page * 2),
      totalInRecord: all.length,
    });
    all = all.filter(({ id }) => id !== 'A');
    return Promise.resolve(answer);
  });

  await press(user);
  await waitFor(() => expect(toasts).toEqual(['error Failed to download transactions 3000']));
  expect(downloads).toEqual([]);

  await press(user);
  const [, ...rows] = await lines();
  expect(rows.map((line) => /REF-(.)/.exec(line)?.[1])).toEqual(['E', 'D', 'C', 'B']);
});

test('a failure is reported, saves no partial file, and can be retried', async () => {
  const backend = await createTestBackend();
  await (await startTrade(backend)).bringTo('Paid');
  const { user, intercept, toasts } = await openApp('/dashboard/transactions', { as: 'ada', backend });
  await screen.findByText('Leather sandals');
  intercept((request, next) =>
    request.url.includes('sortBy') ? Promise.reject(new Error('offline')) : next(request),
  );

  await press(user);
  await waitFor(() => expect(toasts).toEqual(['error Failed to download transactions 3000']));
  expect(downloads).toEqual([]);

  intercept((request, next) => next(request));
  await press(user);
  expect(await lines()).toHaveLength(2);
});

test('the download says why there is no file of dates that exclude each other', async () => {
  const { backend } = await tradeAt('Shipped');
  await openApp('/dashboard/transactions?to=2026-03-02', { as: 'ada', backend });
  await screen.findByRole('button', { name: 'Download CSV' });

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-03' } });

  await screen.findByRole('button', { name: 'Download CSV', description: 'Correct the dates first' });
});
