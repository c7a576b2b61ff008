import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $session } from '../session/index.ts';
import { openApp } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';
import { askAhead } from './first-queries.ts';
import { createQueryClient } from './query-client.ts';

/** What is asked before the page at an address is there, as keys of the cache. */
function askedAt(pathname: string, search = ''): unknown[] {
  const queryClient = createQueryClient();
  askAhead(queryClient, { pathname, search }, $session.getState().user?.userId ?? '');
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
}

test.each([
  ['overview', 'Recent Transactions', 4],
  ['orders', 'All Orders', 1],
  ['transactions', 'Transactions', 1],
  ['orders/:id', 'Pending Order', 3],
])('everything asked ahead at %s is what its page asks for', async (path, title, count) => {
  const { backend, trade } = await tradeAt('Pending');
  const address = `/dashboard/${path.replace(':id', trade.orderId)}`;
  const { queryClient } = await openApp(address, { as: 'ada', backend });
  await screen.findByRole('heading', { name: title });

  const asked = askedAt(address);

  expect(asked).toHaveLength(count);
  const wanted = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(wanted).toEqual(expect.arrayContaining(asked));
});

test('a filtered list, and a page that is not known, ask by themselves', async () => {
  await openApp('/dashboard/settings', { as: 'ada' });

  expect(askedAt('/dashboard/orders', '?status=Paid')).toEqual([]);
  expect(askedAt('/dashboard/settings')).toEqual([]);
});
