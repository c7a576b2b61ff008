import { type TestBackend, TEST_NOW, createTestBackend, startTrade } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';
import { widenWindow } from '../../testing/wide-window.ts';
import { withText } from '../../testing/with-text.ts';
import { dayText } from '../../shared/dates/date-text.ts';

const TRANSACTIONS = '/dashboard/transactions?tab=buy';
const DAY_MS = 86_400_000;

async function disputed(count: number): Promise<TestBackend> {
  const backend = await createTestBackend();
  for (let made = 0; made < count; made += 1) {
    const trade = await startTrade(backend);
    await trade.bringTo('InDispute');
    await backend.call('moveClock', { body: { advanceMs: DAY_MS } });
  }
  return backend;
}

const findTable = (name: string) => screen.findByRole('table', { name });
const bodyRows = async (name: string) => {
  const [, ...rows] = within(await findTable(name)).getAllByRole('row');
  return rows;
};
const firstRow = async (name: string): Promise<HTMLElement> => {
  const [row] = await bodyRows(name);
  if (row === undefined) throw new Error(`${name} has no row.`);
  return row;
};

describe('a list in a wide window', () => {
  test('is a table whose row has the texts of a row of the list', async () => {
    widenWindow();
    const { backend } = await tradeAt('Shipped');
    await openApp(TRANSACTIONS, { as: 'ada', backend });

    const row = await firstRow('Transactions');

    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Leather sandals',
      'Chidi Okeke',
      dayText(TEST_NOW),
      'Shipped',
      '-₦51,881.25',
    ]);
    expect(within(row).getByText('-₦51,881.25').className).toContain('negative');
  });

  test('opens the record of a row from any of its cells', async () => {
    widenWindow();
    const { backend, transactionId } = await tradeAt('Paid');
    const { user, address } = await openApp(TRANSACTIONS, { as: 'ada', backend });
    await findTable('Transactions');

    await user.click(screen.getByText('-₦51,881.25'));

    await waitFor(() => expect(address()).toBe(`/dashboard/manage-transactions/${transactionId}`));
  });

  test('opens a record with Enter on the link, the only tab stop of the row', async () => {
    widenWindow();
    const { backend, transactionId } = await tradeAt('Paid');
    const { user, address } = await openApp(TRANSACTIONS, { as: 'ada', backend });
    const row = await firstRow('Transactions');
    const link = within(row).getByRole('link', { name: 'Leather sandals' });

    act(() => link.focus());
    expect(row.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe(`/dashboard/manage-transactions/${transactionId}`));
  });

  test.each([
    ['Ctrl', () => fireEvent.click(screen.getByText('Chidi Okeke'), { ctrlKey: true })],
    [
      'the middle button',
      () =>
        fireEvent(
          screen.getByText('Chidi Okeke'),
          new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }),
        ),
    ],
  ])('passes a click with %s on to the link, which opens a new tab', async (_, press) => {
    widenWindow();
    const { backend } = await tradeAt('Paid');
    const { address } = await openApp(TRANSACTIONS, { as: 'ada', backend });
    const row = await firstRow('Transactions');
    const modifiers: boolean[] = [];
    within(row)
      .getByRole('link')
      .addEventListener('click', (event) => {
        modifiers.push(event.ctrlKey);
        // jsdom has no tabs.
        event.preventDefault();
      });

    press();

    expect(modifiers).toEqual([true]);
    expect(address()).toBe(TRANSACTIONS);
  });

  test('shows a row that cannot be read below the table', async () => {
    widenWindow();
    const { goTo, intercept } = await openApp('/dashboard/settings', {
      as: 'ada',
      backend: await disputed(2),
    });
    intercept(withText('/Transaction/GetDisputed', /"senderId":"[^"]+"/, '"senderId":null'));
    await goTo('/dashboard/disputes');

    expect(await bodyRows('Disputed Transactions')).toHaveLength(1);
    screen.getByText(/^This entry cannot be read/);
    expect(screen.getAllByRole('link', { name: 'Leather sandals' })).toHaveLength(1);
  });
});

describe('the order of a table', () => {
  test('of disputes is toggled in the head, in the URL and on the server', async () => {
    widenWindow();
    const { user, address, intercept } = await openApp('/dashboard/disputes', {
      as: 'ada',
      backend: await disputed(2),
    });
    const asked: (string | null)[] = [];
    intercept((request, next) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/GetDisputed')) asked.push(searchParams.get('sortBy'));
      return next(request);
    });
    const table = await findTable('Disputed Transactions');
    const dates = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
    const newestFirst = dates();
    const head = within(table).getByRole('columnheader', { name: 'Date' });
    expect(head.getAttribute('aria-sort')).toBe('descending');

    await user.click(head);

    await waitFor(() => expect(dates()).toEqual([...newestFirst].reverse()));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(address()).toBe('/dashboard/disputes?sort=oldest');
    expect(asked).toEqual(['createdAt']);

    await user.click(screen.getByRole('button', { name: 'Remove Oldest first' }));

    await waitFor(() => expect(dates()).toEqual(newestFirst));
    expect(address()).toBe('/dashboard/disputes');
  });

  test('of orders cannot be changed, because the server does not sort them', async () => {
    widenWindow();
    const { backend } = await tradeAt('Paid');
    await openApp('/dashboard/orders?tab=buy&sort=oldest', { as: 'ada', backend });

    const table = await findTable('Orders');

    expect(within(table).getByRole('columnheader', { name: 'Date' }).hasAttribute('tabindex')).toBe(false);
    expect(screen.queryByText('Oldest first')).toBeNull();
  });
});

describe('the dates in a wide window', () => {
  test.each([
    ['Today', '2026-03-02', '2026-03-02'],
    ['Last 7 days', '2026-02-24', '2026-03-02'],
    ['This month', '2026-03-01', '2026-03-02'],
  ])('%s filters the list at once', async (preset, from, to) => {
    widenWindow();
    const { backend } = await tradeAt('Paid');
    const { user, address } = await openApp('/dashboard/transactions?tab=buy', { as: 'ada', backend });

    await user.click(await screen.findByRole('textbox', { name: 'From' }));
    await user.click(await screen.findByRole('button', { name: preset }));

    await waitFor(() => expect(address()).toBe(`${TRANSACTIONS}&from=${from}&to=${to}`));
  });

  test('show those of the URL as the app writes dates, and can be typed', async () => {
    widenWindow();
    const { backend } = await tradeAt('Paid');
    const { user, address } = await openApp(`${TRANSACTIONS}&from=2025-09-01&to=2026-03-05`, {
      as: 'ada',
      backend,
    });
    const from = await screen.findByRole<HTMLInputElement>('textbox', { name: 'From' });
    expect(from.value).toBe('1 Sept 2025');

    await user.clear(from);
    await user.type(from, '2/3/2026{Enter}');
    await user.tab();

    await waitFor(() => expect(address()).toBe(`${TRANSACTIONS}&from=2026-03-02&to=2026-03-05`));
  });
});

describe('a date that is typed in a wide window', () => {
  const RANGE = `${TRANSACTIONS}&from=2025-10-01&to=2026-12-05`;

  async function openRange() {
    widenWindow();
    const { backend } = await tradeAt('Paid');
    const app = await openApp(RANGE, { as: 'ada', backend });
    return { ...app, from: await screen.findByRole<HTMLInputElement>('textbox', { name: 'From' }) };
  }

  test.each([
    '05/09/2026',
    '5/9/2026',
    '05-09-2026',
    '5.9.2026',
    '5/09/26',
    '05-09-26',
    '5.9.26',
    '5 Sept 2026',
    '05 September 2026',
    '2026-09-05',
  ])('as %s is taken when the field is left', async (text) => {
    const { user, address, from } = await openRange();

    await user.clear(from);
    await user.type(from, text);
    await user.click(screen.getByRole('heading', { level: 1 }));

    await waitFor(() => expect(address()).toBe(`${TRANSACTIONS}&from=2026-09-05&to=2026-12-05`));
    expect(from.value).toBe('5 Sept 2026');
  });

  test('and is none stays, is named, and changes no filter', async () => {
    const { user, address, from } = await openRange();

    await user.clear(from);
    await user.type(from, '31/02/2026');
    await user.tab();
    await user.tab();

    const error = await screen.findByText(
      '“31/02/2026” is not a date. Write it like 5 Sept 2026 or 5/9/2026.',
    );
    expect(from.value).toBe('31/02/2026');
    expect(from.getAttribute('aria-describedby')).toBe(error.closest('[role=alert]')?.id);
    expect(address()).toBe(RANGE);
  });

  test('and is emptied removes its limit', async () => {
    const { user, address, from } = await openRange();

    await user.clear(from);
    await user.click(screen.getByRole('heading', { level: 1 }));

    await waitFor(() => expect(address()).toBe(`${TRANSACTIONS}&to=2026-12-05`));
  });

  test('after To is not exchanged with it', async () => {
    const { user, from } = await openRange();

    await user.clear(from);
    await user.type(from, '1/1/2027');
    await user.tab();
    await user.tab();

    await screen.findByText('From must not be after To');
    expect(from.value).toBe('1 Jan 2027');
  });
});

test('a narrow window has the list and two fields for the dates', async () => {
  const { backend } = await tradeAt('Paid');
  await openApp(TRANSACTIONS, { as: 'ada', backend });

  await screen.findByRole('link', { name: /Leather sandals/ });

  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByLabelText('From').getAttribute('type')).toBe('date');
});
