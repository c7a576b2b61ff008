import { $view } from '@amana/demo/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tradeAt } from '../testing/trade-at.ts';
import { openStage } from './open-stage.tsx';

const tools = () =>
  ['Play', 'More', 'Next: Ada creates the order', /Presenter notes$/].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  );

test('stage: F hides every tool, F or a press shows them again', async () => {
  const { user } = await openStage();
  await screen.findByRole('button', { name: 'Next: Ada creates the order' });
  expect(tools()).toHaveLength(4);

  await user.keyboard('f');
  expect(tools()).toEqual([]);
  expect(screen.getByRole('region', { name: 'Where the money is' })).toBeDefined();
  await user.keyboard('F');
  expect(tools()).toHaveLength(4);
  await user.keyboard('f');
  await user.click(screen.getByRole('heading', { level: 1 }));

  expect(tools()).toHaveLength(4);
});

test('stage: F in a field is a letter', async () => {
  const { user } = await openStage();
  screen.getByLabelText('Who is the buyer').focus();

  await user.keyboard('f');

  expect(tools()).toHaveLength(4);
});

test('stage: the menu hides every tool too', async () => {
  const { choose } = await openStage();

  await choose('Hide all tools (F)');

  await waitFor(() => expect(tools()).toEqual([]));
});

test('stage: a reload of a bare stage shows the ribbon again', async () => {
  const { user } = await openStage();
  await user.keyboard('f');
  await waitFor(() => expect($view.getState().isRibbonHidden).toBe(true));

  fireEvent(window, new Event('pagehide'));

  expect($view.getState().isRibbonHidden).toBe(false);
});

test('stage: amounts travel from box to box', async () => {
  const travels: string[] = [];
  const animation = {} as Animation;
  Element.prototype.animate = function animate() {
    travels.push(this.textContent);
    return animation;
  };
  const { matchMedia } = globalThis;
  const media = vi.spyOn(globalThis, 'matchMedia');
  media.mockImplementation((query) => Object.assign(matchMedia(query), { matches: false }));
  onTestFinished(() => {
    media.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { play } = await openStage(`?order=${trade.orderId}`, { backend });
  const money = screen.getByRole('region', { name: 'Where the money is' });
  expect(within(money).getByText('Ada’s bank').closest('li')?.textContent).toContain('₦51,881.25');

  await play('Ada pays');

  await waitFor(() => expect(travels).toEqual(['₦51,881.25']));
});
