import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tradeAt } from '../testing/trade-at.ts';
import { openStage } from './open-stage.tsx';

const notes = () => screen.findByRole('button', { name: /Presenter notes$/ });

test('presenter notes suggest a text for each step, and stay unfolded', async () => {
  const { play, user } = await openStage();
  expect(screen.queryByText(/do not know each other/)).toBeNull();

  await user.click(await notes());
  await screen.findByText(/^Ada and Chidi do not know each other/);
  await play('Ada creates the order');

  await screen.findByText(/of ₦50,000.00, ₦48,118.75 arrives/);
  expect(localStorage.getItem('demo/presenterNotes')).toBe('open');
});

test('unfolded notes stay so at the next visit; a dispute has support notes', async () => {
  localStorage.setItem('demo/presenterNotes', 'open');
  const { backend, trade } = await tradeAt('InDispute');

  const { user } = await openStage(`?order=${trade.orderId}`, { backend, keepStorage: true });

  await screen.findByText(/^Support reads what Ada and Chidi have written/);
  await user.click(await notes());
  expect(localStorage.getItem('demo/presenterNotes')).toBe('folded');
});

test('the script lists every step with its words and its scenario', async () => {
  const { backend } = await openStage('/script?buyer=tunde', { isStage: false });

  const table = await screen.findByRole('table', { name: 'Steps' });
  const { data: scenarios } = await backend.call('getScenarios');
  const rows = within(table).getAllByRole('row').slice(1);

  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '1. Tunde creates the order',
    '2. Chidi approves the order',
    '3. Tunde pays',
    '4. Chidi ships',
    '5. Tunde confirms receipt',
    '6. Amana pays the seller',
  ]);
  for (const row of rows) {
    const { search } = new URL(within(row).getByRole('link').getAttribute('href') ?? '');
    const name = new URLSearchParams(search).get('scenario');
    const scenario = scenarios.find((candidate) => candidate.name === name);
    expect(within(row).getByRole('link').textContent).toBe(scenario?.title);
  }
  const disputes = screen.getByRole('region', { name: 'Disputes' });
  expect(within(disputes).getAllByRole('listitem')).toHaveLength(
    scenarios.filter(({ group }) => group === 'Disputes').length,
  );
});
