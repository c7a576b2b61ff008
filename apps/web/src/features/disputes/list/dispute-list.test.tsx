import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';
import { type TestBackend, TEST_NOW, createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dayText } from '../../../shared/dates/date-text.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { withText } from '../../../testing/with-text.ts';
import { tradeAt } from '../../../testing/trade-at.ts';

async function disputed(count: number): Promise<TestBackend> {
  const backend = await createTestBackend();
  for (let made = 0; made < count; made += 1) await (await startTrade(backend)).bringTo('InDispute');
  return backend;
}

describe('Disputed Transactions', () => {
  test('an empty list leads to Transactions', async () => {
    await openApp('/dashboard/disputes', { as: 'ada' });

    await screen.findByRole('heading', { level: 1, name: 'Disputed Transactions' });
    await screen.findByText('No disputed transactions found');
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Transactions' }).getAttribute('href'),
    ).toBe('/dashboard/transactions');
    expect(document.title).toBe('Disputed Transactions · Amana');
  });

  test('a row shows what the buyer paid and opens the dispute', async () => {
    const { backend, trade } = await tradeAt('InDispute');
    await (await startTrade(backend)).bringTo('Paid');
    const { user, address } = await openApp('/dashboard/disputes', { as: 'ada', backend });

    const row = await screen.findByRole('link', { name: /Leather sandals/ });
    expect(row.textContent).toContain(`Leather sandals${dayText(TEST_NOW)}Chidi Okeke-₦51,881.25In Dispute`);
    await user.click(row);

    await waitFor(async () => {
      expect(address()).toBe(`/dashboard/manage-disputes/${await trade.transactionId()}`);
    });
    await screen.findByRole('heading', { name: 'Dispute Details' });
  });

  test.each(['DisputeResolved', 'Completed'])('a row that is %s opens its dispute too', async (status) => {
    const { goTo, intercept } = await openApp('/dashboard/settings', {
      as: 'ada',
      backend: await disputed(1),
    });
    intercept(
      withText('/Transaction/GetDisputed', /"transactionStatus":"\w+"/, `"transactionStatus":"${status}"`),
    );
    await goTo('/dashboard/disputes');

    const row = await screen.findByRole('link', { name: /Leather sandals/ });
    expect(row.getAttribute('href')).toMatch(/^\/dashboard\/manage-disputes\//);
  });

  test('the seller sees the same dispute with what they would receive', async () => {
    await openApp('/dashboard/disputes', { as: 'chidi', backend: await disputed(1) });

    const row = await screen.findByRole('link', { name: /Leather sandals/ });
    expect(row.textContent).toContain(`Leather sandals${dayText(TEST_NOW)}Ada Obi+₦48,118.75In Dispute`);
  });

  test('a date range filters, is in the URL and can be cleared', async () => {
    const { user, address } = await openApp('/dashboard/disputes?from=2026-03-01&to=2026-03-02', {
      as: 'ada',
      backend: await disputed(1),
    });
    await screen.findByRole('link', { name: /Leather sandals/ });
    screen.getByText('From: 1 Mar 2026');
    expect(screen.queryByLabelText('Status')).toBeNull();

    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '2026-03-02');
    await waitFor(() => expect(address()).toContain('from=2026-03-02'));
    await user.clear(screen.getByLabelText('To'));
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '2026-03-03');
    await screen.findByText('No disputed transactions found');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));

    await screen.findByRole('link', { name: /Leather sandals/ });
    expect(address()).toBe('/dashboard/disputes');
  });

  test('a last day before all disputes leaves none', async () => {
    const { goTo } = await openApp('/dashboard/disputes?to=2026-03-01', {
      as: 'ada',
      backend: await disputed(1),
    });
    await screen.findByText('No disputed transactions found');

    await goTo('/dashboard/disputes?to=2026-03-02');
    await screen.findByRole('link', { name: /Leather sandals/ });
  });

  test('is read again every 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const backend = await createTestBackend();
    await openApp('/dashboard/disputes', { as: 'ada', backend });
    await screen.findByText('No disputed transactions found');
    await (await startTrade(backend)).bringTo('InDispute');

    await act(() => vi.advanceTimersByTimeAsync(TRANSACTIONS_REFRESH_MS));

    await screen.findByRole('link', { name: /Leather sandals/ });
  });
});
