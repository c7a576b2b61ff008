import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('notes window: has the notes of the step and a clock', async () => {
  localStorage.removeItem('demo/stageNotes');
  const { play, backend } = await openStage();
  await play('Ada creates the order');
  await screen.findByRole('button', { name: 'Next: Chidi approves the order' });
  cleanup();

  await openStage('/notes', { backend, isStage: false, keepStorage: true });

  expect(await screen.findByRole('heading', { name: 'Next: Chidi approves the order' })).toBeDefined();
  expect(screen.getByText(/^Chidi sees the whole calculation/)).toBeDefined();
  expect(screen.getByText('This step').parentElement?.textContent).toContain('0:00');

  act(() => {
    localStorage.setItem('demo/stageNotes', '{"next":"Next: Ada pays","text":"Say this."}');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.getByText('Say this.')).toBeDefined();
});

test('notes window: without a stage it says where to open one', async () => {
  localStorage.removeItem('demo/stageNotes');

  await openStage('/notes', { isStage: false });

  expect(await screen.findByText('Open the stage in another window of this browser.')).toBeDefined();
});

test('stage: the menu opens the notes in a second window', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { choose } = await openStage();

  await choose('Open the notes in a window');

  expect(open).toHaveBeenCalledWith('/stage/notes', 'amana-notes', expect.stringContaining('popup'));
  open.mockRestore();
});
