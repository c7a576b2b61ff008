import type { Transaction } from '@amana/api';
import { type OrderStatus, listedStatus, statusLabel } from '@amana/domain';
import type { PersonaId } from '@amana/mock-lab';
import { userIdOf } from '@amana/mock-lab/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countedReads } from '../testing/counted-reads.ts';
import { openApp } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';
import { widenWindow } from '../testing/wide-window.ts';
import { withText } from '../testing/with-text.ts';
import { ListRow } from './list-row.tsx';
import { transactionRow } from './transaction-row.tsx';

function badgesIn(element: Element) {
  return Array.from(element.querySelectorAll<HTMLElement>('[class*="badge"]'));
}

const textsOf = (badges: Element[]) => badges.map(({ textContent }) => textContent);

async function rowBadges() {
  const links = await screen.findAllByRole('link', { name: /Leather sandals.*\d{4}/ });
  return links.flatMap(badgesIn);
}

test.each<[string, PersonaId, OrderStatus]>([
  ['/dashboard/overview', 'ada', 'Shipped'],
  ['/dashboard/overview', 'chidi', 'Shipped'],
  ['/dashboard/transactions', 'ada', 'OpenTransaction'],
  ['/dashboard/transactions', 'chidi', 'OpenTransaction'],
  ['/dashboard/disputes', 'ada', 'InDispute'],
  ['/dashboard/disputes', 'chidi', 'InDispute'],
])('a row of %s has one status, for %s of an order that is %s', async (path, as, orderStatus) => {
  const { backend, transactionId } = await tradeAt(orderStatus);
  const { data: transaction } = await backend.call('getTransaction', { as, path: { transactionId } });

  await openApp(path, { as, backend });

  const badges = await rowBadges();
  expect(textsOf(badges)).toEqual([statusLabel(listedStatus(transaction, userIdOf(as)))]);
});

test.each([
  ['ada', 'Shipped', 'Transaction status', 'Paid'],
  ['chidi', 'Paid', 'Order status', 'Shipped'],
] as const)(
  'the pages of a transaction show its other status in words, to %s',
  async (as, shown, name, other) => {
    const { backend, transactionId } = await tradeAt('Shipped');
    const { goTo } = await openApp(`/dashboard/manage-transactions/${transactionId}`, { as, backend });
    await screen.findByRole('heading', { name: 'Manage Transaction' });
    expect(textsOf(badgesIn(document.body))).toEqual([shown]);
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe(other);

    await goTo(`/dashboard/transactions/${transactionId}`);
    await screen.findByRole('heading', { name: 'Transaction Details' });

    expect(textsOf(badgesIn(document.body))).toEqual([shown]);
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe(other);
  },
);

test.each([
  ['/dashboard/transactions', '/Transaction/GetHistory', 'transactionStatus'],
  ['/dashboard/overview', '/Transaction/GetHistory', 'transactionStatus'],
  ['/dashboard/disputes', '/Transaction/GetDisputed', 'transactionStatus'],
  ['/dashboard/orders', '/Order/GetHistory', 'orderStatus'],
])('an unknown status is shown in yellow, in a row of %s', async (path, call, field) => {
  const { backend } = await tradeAt('InDispute');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withText(call, new RegExp(`"${field}":"\\w+"`), `"${field}":"EscrowHold"`));
  await goTo(path);

  const [badge] = await rowBadges();
  expect(badge?.textContent).toBe('Escrow Hold');
  expect(badge?.style.color).toContain('yellow');
});

test.each([
  ['/dashboard/orders/', '/Order/GetById/', 'orderStatus'],
  ['/dashboard/manage-transactions/', '/Transaction/GetById/', 'transactionStatus'],
  ['/dashboard/transactions/', '/Transaction/GetById/', 'transactionStatus'],
  ['/dashboard/manage-disputes/', '/Dispute/GetByTransactionId/', 'disputeStatus'],
])('an unknown status is shown in yellow, on %s', async (path, call, field) => {
  const { backend, trade, transactionId } = await tradeAt('InDispute');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'chidi', backend });
  intercept(withText(call, new RegExp(`"${field}":"\\w+"`), `"${field}":"EscrowHold"`));
  await goTo(path + (path.endsWith('/orders/') ? trade.orderId : transactionId));
  await screen.findByRole('heading', { level: 1 });

  const [badge] = await screen.findAllByText('Escrow Hold');

  expect(badge?.style.color).toContain('yellow');
});

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

test.each<[string, PersonaId, OrderStatus, string | null]>([
  ['/dashboard/orders', 'ada', 'Cancelled', 'Nothing to pay'],
  ['/dashboard/orders', 'chidi', 'Rejected', 'Nothing to receive'],
  ['/dashboard/orders', 'chidi', 'Close', 'Nothing to receive'],
  ['/dashboard/orders', 'ada', 'Close', 'Refunded to you'],
  ['/dashboard/orders', 'ada', 'Pending', null],
  ['/dashboard/orders', 'ada', 'Completed', null],
  ['/dashboard/transactions', 'chidi', 'Close', 'Nothing to receive'],
  ['/dashboard/transactions', 'ada', 'Close', 'Refunded to you'],
])(
  'an amount that never moves or came back is struck through: %s, %s, %s',
  async (path, as, status, words) => {
    const { backend } = await tradeAt(status);
    await openApp(path, { as, backend });

    const amount = await screen.findByText(/^[+-]₦/);

    const isRefunded = as === 'ada' && status === 'Close';
    expect(/positive|negative/.exec(amount.className)?.[0]).toBe(
      isRefunded ? undefined : as === 'ada' ? 'negative' : 'positive',
    );
    expect(amount.closest('s')?.nextElementSibling?.textContent.trim() ?? null).toBe(words);
  },
);

test('an amount that never moves is struck through in a table too', async () => {
  widenWindow();
  const { backend } = await tradeAt('Cancelled');
  await openApp('/dashboard/orders', { as: 'ada', backend });

  const amount = await screen.findByText('-₦51,881.25');

  expect(amount.closest('td')?.textContent).toBe('-₦51,881.25 Nothing to pay');
  expect(amount.closest('s')).not.toBeNull();
});

test('an equal answer keeps the transactions of the list identical', async () => {
  const { queryClient, held, calls } = await openTransactions();
  const [before] = held();
  const callsBefore = calls.length;

  await queryClient.refetchQueries({ queryKey: ['Transaction', 'GetHistory'] });

  expect(calls.length).toBeGreaterThan(callsBefore);
  expect(before).toBeDefined();
  expect(held()[0]).toBe(before);
});

test('a row of the same transaction is not rendered again', async () => {
  const { held } = await openTransactions();
  const [transaction] = held();
  if (transaction === undefined) throw new Error('The list is empty');
  const { counted, reads } = countedReads(transaction, 'totalAmount');
  const element = () => (
    <MemoryRouter>
      <ListRow {...transactionRow(counted, userIdOf('ada'))} />
    </MemoryRouter>
  );
  const { rerender } = render(element());
  const again = element();
  const before = reads();

  rerender(again);

  expect(reads()).toBe(before);
});

test.each(['Africa/Lagos', 'America/New_York'])('a date is the day in Lagos on a device in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  render(
    <MemoryRouter>
      <ListRow
        id="1"
        to="/"
        title="Shoes"
        createdAt="2026-03-01T23:30:00.000Z"
        party="buyer"
        amounts={{ amount: 100 }}
        person={null}
        voidLabel={null}
        status="Paid"
      />
    </MemoryRouter>,
  );

  screen.getByText('2 Mar 2026');
});
