import type { Transaction } from '@amana/api';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { countedReads } from '../testing/counted-reads.ts';
import { openApp } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';
import { TransactionRow } from './transaction-row.tsx';

async function openTransactions() {
  const { backend } = await tradeAt('Paid');
  const app = await openApp('/dashboard/transactions?tab=buy', { as: 'ada', backend });
  await screen.findByText('Leather sandals');
  const held = () =>
    app.queryClient
      .getQueriesData<{ data: Transaction[] }>({ queryKey: ['Transaction', 'GetHistory'] })
      .flatMap(([, page]) => page?.data ?? []);
  return { ...app, held };
}

test('an answer that says the same leaves every transaction of the list the same object', async () => {
  const { queryClient, held, calls } = await openTransactions();
  const [before] = held();
  const callsBefore = calls.length;

  await queryClient.refetchQueries({ queryKey: ['Transaction', 'GetHistory'] });

  expect(calls.length).toBeGreaterThan(callsBefore);
  expect(before).toBeDefined();
  expect(held()[0]).toBe(before);
});

test('a row whose transaction is the same is not rendered again', async () => {
  const { held } = await openTransactions();
  const [transaction] = held();
  if (transaction === undefined) throw new Error('The list is empty');
  const { counted, reads } = countedReads(transaction, 'note');
  const list = () => (
    <MemoryRouter>
      <TransactionRow transaction={counted} />
    </MemoryRouter>
  );
  const { rerender } = render(list());
  const before = reads();

  rerender(list());

  expect(before).toBeGreaterThan(0);
  expect(reads()).toBe(before);
});
