import { fork } from 'effector';
import { demoRoutes } from '@amana/demo/testing';
import { type TestBackend, startTrade, userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoHost } from '../app/open-demo.ts';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { openStage } from './open-stage.tsx';
import { tradeAt } from '../testing/trade-at.ts';

const money = () => screen.getByRole('region', { name: 'Where the money is' });
const placeText = (name: string) => within(money()).getByText(name).closest('li')?.textContent;
const nextButton = (step: string) => screen.findByRole('button', { name: `Next: ${step}` });
const stepNow = () =>
  within(screen.getByRole('list', { name: 'Script' })).getByRole('listitem', { current: 'step' });

function lookAway(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
}

test('Next plays a whole trade, each step as the person whose turn it is', async () => {
  const { play, backend, address } = await openStage();

  await play('Ada creates the order');
  await play('Chidi approves the order');
  expect(await within(money()).findAllByText('₦51,881.25')).toHaveLength(1);
  await play('Ada pays');
  await nextButton('Chidi ships');
  expect(placeText('Held by Amana')).toContain('₦51,881.25');
  await play('Chidi ships');
  await nextButton('Ada confirms receipt');
  await play('Ada confirms receipt');
  await play('Amana pays the seller');

  expect(await screen.findByText('The trade is complete: Chidi is paid.')).toBeDefined();
  expect(placeText('Chidi’s bank')).toContain('₦48,118.75');
  expect(within(money()).getByText('Charges and VAT').closest('li')?.textContent).toContain('₦3,762.50');
  const id = new URLSearchParams(address().split('?')[1]).get('order') ?? '';
  const { data: order } = await backend.call('getOrder', { as: 'chidi', path: { id } });
  expect(order).toMatchObject({ orderStatus: 'Completed', createdBy: userIdOf('ada') });
});

test('Next ends a dispute that was lodged by hand for the buyer', async () => {
  const { backend, trade } = await tradeAt('InDispute');
  const { play } = await openStage(`?order=${trade.orderId}`, { backend });

  await play('Amana refunds the buyer');

  await screen.findByText('Support has decided for Ada, who got everything back.');
  expect(placeText('Ada’s bank')).toContain('₦51,881.25');
  expect(await trade.status()).toBe('Close');
});

test('a step that a person does by hand is noticed', async () => {
  const { backend, trade } = await tradeAt('Pending');
  await openStage(`?order=${trade.orderId}`, { backend });
  await nextButton('Chidi approves the order');

  await trade.bringTo('Approved');

  await nextButton('Ada pays');
  expect(stepNow().textContent).toContain('Pay');
});

test('an order that is created by hand takes the stage', async () => {
  const { backend, address } = await openStage();
  await nextButton('Ada creates the order');

  const trade = await startTrade(backend);

  await nextButton('Chidi approves the order');
  expect(address()).toContain(`order=${trade.orderId}`);
});

test('the created order stays on the stage while the page is too busy', async () => {
  let isBusy = false;
  function Restless() {
    const [, render] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      const timer = setInterval(() => isBusy && render());
      return () => clearInterval(timer);
    }, []);
    return null;
  }
  const { play, queryClient } = await openStage('', { beside: <Restless /> });
  isBusy = true;
  await play('Ada creates the order');
  const next = await nextButton('Chidi approves the order');
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => said.push(next.textContent));
  observer.observe(next, { subtree: true, characterData: true });

  await queryClient.refetchQueries({ queryKey: ['stage', 'scene'] });
  await play('Chidi approves the order');
  await nextButton('Ada pays');

  observer.disconnect();
  expect(said).toEqual(['Next: Ada pays']);
});

async function orderWithOthers(backend: TestBackend): Promise<void> {
  await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'tunde@amana.test', buyerId: userIdOf('ada'), description: 'A lamp', amount: 9_000 },
  });
  await backend.call('createOrder', {
    as: 'tunde',
    body: { email: 'chidi@amana.test', buyerId: userIdOf('tunde'), description: 'A chair', amount: 9_000 },
  });
}

const lookAgain = ({ queryClient }: OpenedApp) =>
  act(() => queryClient.refetchQueries({ queryKey: ['stage', 'scene'] }));

test('an order of other people does not take the stage', async () => {
  lookAway();
  const app = await openStage();
  await nextButton('Ada creates the order');

  await orderWithOthers(app.backend);
  await lookAgain(app);

  const { orderId } = await startTrade(app.backend);
  await lookAgain(app);
  await nextButton('Chidi approves the order');
  expect(app.address()).toContain(`order=${orderId}`);
});

test('an order created by hand takes the stage, despite later orders', async () => {
  lookAway();
  const app = await openStage();
  await nextButton('Ada creates the order');

  const { orderId } = await startTrade(app.backend);
  await orderWithOthers(app.backend);
  await lookAgain(app);

  await nextButton('Chidi approves the order');
  expect(app.address()).toContain(`order=${orderId}`);
});

test('a step that was done by hand a moment ago is not played again', async () => {
  const { backend, trade } = await tradeAt('Pending');
  lookAway();
  const { play } = await openStage(`?order=${trade.orderId}`, { backend });
  await nextButton('Chidi approves the order');
  await trade.bringTo('Approved');

  await play('Chidi approves the order');

  await nextButton('Ada pays');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await trade.status()).toBe('Approved');
});

test('a refusal of the product is shown, and the stage stays', async () => {
  const { play } = await openStage('?buyer=bola');
  const refused = screen.findByRole('alert');

  await play('Bola creates the order');

  expect((await refused).textContent).not.toBe('');
  await nextButton('Bola creates the order');
});

test('a clicker plays the next step', async () => {
  const { user } = await openStage();
  await nextButton('Ada creates the order');

  await user.keyboard('{PageDown}');

  await nextButton('Chidi approves the order');
});

test('a clicker works while the focus is in a phone, but not in its fields', async () => {
  await openStage();
  const frame = screen.getByTitle<HTMLIFrameElement>('Phone of Ada Obi');
  const page = frame.contentDocument;
  if (page === null) throw new Error('The phone shows nothing');
  const [html, body, field] = [
    page.createElement('html'),
    page.createElement('body'),
    page.createElement('input'),
  ];
  page.append(html);
  html.append(body);
  body.append(field);
  fireEvent.load(frame);
  const pageDown = () => fireEvent.keyDown(page.activeElement ?? page.body, { key: 'PageDown' });
  await nextButton('Ada creates the order');
  frame.focus();

  field.focus();
  expect(pageDown()).toBe(true);
  field.blur();
  expect(pageDown()).toBe(false);

  await nextButton('Chidi approves the order');
});

test('a stopped trade makes room for a new one', async () => {
  const { backend, trade } = await tradeAt('Rejected');
  const { play, address } = await openStage(`?order=${trade.orderId}`, { backend });
  expect(await screen.findByText('Chidi has rejected the order.')).toBeDefined();

  await play('Ada creates a new order');

  await nextButton('Chidi approves the order');
  expect(address()).not.toContain(trade.orderId);
});

test('without the simulated backend there is no stage', async () => {
  await openApp('/stage', { routes: demoRoutes(demoHost(DEFAULT_CONFIG, fork())) });

  expect(await screen.findByRole('heading', { name: 'There is no stage here' })).toBeDefined();
});

test('amounts travel from box to box', async () => {
  const travels: string[] = [];
  Element.prototype.animate = function animate() {
    travels.push(this.textContent);
    return {} as Animation;
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
  await waitFor(() => expect(placeText('Ada’s bank')).toContain('₦51,881.25'));

  await play('Ada pays');

  await waitFor(() => expect(travels).toEqual(['₦51,881.25']));
});
