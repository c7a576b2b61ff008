import { createTestBackend, userIdOf } from '@amana/mock-backend/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { openApp } from '../testing/open-app.tsx';

interface Service {
  purchases: number;
  /** The page that the service returns in place of the one it was asked for. */
  pageFor?: (pageNumber: number) => number;
  hasTotal?: boolean;
}

/** Ada's list of orders, which has no sales, from a service with its own idea of page numbers. */
async function openOrders(query: string, { purchases, pageFor = (page) => page, hasTotal = true }: Service) {
  const backend = await createTestBackend();
  for (let made = 1; made <= purchases; made += 1) {
    const body = { email: 'chidi@amana.test', description: `Sewing machine ${made}`, amount: 50_000 };
    await backend.call('createOrder', { as: 'ada', body: { ...body, buyerId: userIdOf('ada') } });
  }
  const app = await openApp('/dashboard/settings', { as: 'ada', backend });
  const asked: number[] = [];
  app.intercept(async (request, next) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/Order/GetHistory')) return next(request);
    const page = Number(url.searchParams.get('pageNumber'));
    asked.push(page);
    // Refuses, in place of a search without an end.
    if (asked.length > 9) return new Response(null, { status: 400 });
    url.searchParams.set('pageNumber', String(pageFor(page)));
    const response = await next(new Request(url, request));
    const { data, totalInRecord } = (await response.json()) as { data: unknown; totalInRecord: number };
    return Response.json(hasTotal ? { data, totalInRecord } : { data }, response);
  });
  await app.goTo(`/dashboard/orders${query}`);
  return { ...app, asked };
}

const NEXT = 'Next page with sell orders';

test.each([
  ['the last page in place of one beyond the end', { purchases: 12, pageFor: (page) => Math.min(page, 2) }],
  ['always the first page', { purchases: 10, pageFor: () => 1, hasTotal: false }],
  [
    'the last page in place of one beyond the end, and no total',
    { purchases: 20, pageFor: (page) => Math.min(page, 2), hasTotal: false },
  ],
] satisfies [string, Service][])(
  'a service that sends %s: the search for rows ends',
  async (_what, service) => {
    const { user, asked } = await openOrders('?tab=sell', service);
    await press(user, NEXT);

    await screen.findByText('No later page has sell orders');
    expect(Math.max(...asked)).toBeLessThanOrEqual(3);
  },
);

test('a page number far beyond the end of a list without a total is not walked back page by page', async () => {
  const { address, asked } = await openOrders('?tab=buy&page=1000', { purchases: 2, hasTotal: false });

  await screen.findByText('Sewing machine 2');
  await waitFor(() => expect(address()).toBe('/dashboard/orders?tab=buy'));
  expect(asked).toEqual([1000, 999, 1]);
});
