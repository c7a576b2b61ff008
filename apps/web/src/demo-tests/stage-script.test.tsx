import { demoRoutes } from '@amana/demo/testing';
import { type TestBackend, createTestBackend, startTrade, userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

afterEach(() => {
  vi.useRealTimers();
});

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
  const { data: mails } = await backend.call('getMailbox', { query: { kind: 'confirmation-code' } });
  expect(await screen.findByText(mails[0]?.code ?? 'no code')).toBeDefined();
  await play('Ada confirms receipt');
  await play('Amana pays the seller');

  expect(await screen.findByText('The trade is complete: Chidi is paid.')).toBeDefined();
  expect(placeText('Chidi’s bank')).toContain('₦48,118.75');
  expect(within(money()).getByText('Charges and VAT').closest('li')?.textContent).toContain('₦3,762.50');
  const id = new URLSearchParams(address().split('?')[1]).get('order') ?? '';
  const { data: order } = await backend.call('getOrder', { as: 'chidi', path: { id } });
  expect(order).toMatchObject({ orderStatus: 'Completed', createdBy: userIdOf('ada') });
});

test('Next plays a dispute that support decides for the buyer, if chosen', async () => {
  const { play, choose, address, backend } = await openStage();
  await choose('Play a dispute');

  for (const step of [
    'Ada creates the order',
    'Chidi approves the order',
    'Ada pays',
    'Ada lodges a dispute',
  ])
    await play(step);
  await nextButton('Amana refunds the buyer');
  expect(stepNow().textContent).toContain('Refund');
  expect(placeText('Held by Amana')).toContain('₦51,881.25');
  await play('Amana refunds the buyer');

  await screen.findByText('Support has decided for Ada, who got everything back.');
  expect(placeText('Ada’s bank')).toContain('₦51,881.25');
  const id = new URLSearchParams(address().split('?')[1]).get('order') ?? '';
  const { data: order } = await backend.call('getOrder', { as: 'ada', path: { id } });
  expect(order.orderStatus).toBe('Close');
  await choose('Play the whole trade');
  await nextButton('Ada creates a new order');
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

test('a key in a field or while a dialog is open does not play the next step', async () => {
  const { user, choose } = await openStage();
  await nextButton('Ada creates the order');
  const pageDown = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageDown' });

  await choose('Reset');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(pageDown()).toBe(true);

  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByLabelText('Who is the buyer').focus();
  expect(pageDown()).toBe(true);
  screen.getByRole('switch').focus();
  expect(pageDown()).toBe(false);
});

test('the bank waits for the presenter, and pays exactly when asked to', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  await backend.call('updateSettings', { body: { autoPayAfterMs: 20_000 } });
  const { user } = await openStage(`?order=${trade.orderId}`, { backend });
  const bank = await screen.findByRole('switch');
  await waitFor(() => expect(backend.world.settings.autoPayAfterMs).toBeNull());
  expect(bank).toHaveProperty('checked', false);

  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay exactly' }).ariaDisabled).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Pay exactly' }));
  await nextButton('Chidi ships');
  expect(await trade.status()).toBe('Paid');

  await user.click(bank);
  await waitFor(() => expect(backend.world.settings.autoPayAfterMs).toBe(20_000));
});

test('the bank pays again as before when the stage is left', async () => {
  const backend = await createTestBackend();
  const autoPay = () => backend.world.settings.autoPayAfterMs;
  await backend.call('updateSettings', { body: { autoPayAfterMs: 15_000 } });
  const { router } = await openStage('', { backend });
  await waitFor(() => expect(autoPay()).toBeNull());

  await act(() => router.navigate('/login'));

  await waitFor(() => expect(autoPay()).toBe(15_000));
});

test('the bank pays again when the page closes, and waits after Back', async () => {
  const backend = await createTestBackend();
  const autoPay = () => backend.world.settings.autoPayAfterMs;
  await backend.call('updateSettings', { body: { autoPayAfterMs: 15_000 } });
  await openStage('', { backend });
  await waitFor(() => expect(autoPay()).toBeNull());
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    backend.backend.fetch(new Request(new URL(path, 'http://amana.test'), init)),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(autoPay()).toBe(15_000));

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(autoPay()).toBeNull());
});

test('a bank that was switched off before stays off when the stage is left', async () => {
  const backend = await createTestBackend();
  await backend.call('updateSettings', { body: { autoPayAfterMs: null } });
  const { router } = await openStage('', { backend });
  await nextButton('Ada creates the order');

  await act(() => router.navigate('/login'));

  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined();
  expect(backend.world.settings.autoPayAfterMs).toBeNull();
});

test.each(['before', 'after'])(
  'a world begun on an open stage keeps its bank, left %s the notice',
  async (moment) => {
    const { backend, router } = await openStage();
    await waitFor(() => expect(backend.world.settings.autoPayAfterMs).toBeNull());
    await nextButton('Ada creates the order');
    if (moment === 'before') lookAway();
    await backend.call('resetWorld', { body: { scenario: 'account-waits-for-money' } });
    if (moment === 'after') await screen.findByText(/Account \d+ expires/);

    await act(() => router.navigate('/login'));

    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(backend.world.settings.autoPayAfterMs).toBeNull();
  },
);

test('the clock moves to the next deadline', async () => {
  const { backend, trade } = await tradeAt('OpenTransaction');
  const { user } = await openStage(`?order=${trade.orderId}`, { backend });
  expect(await screen.findByText(/^In \d+ min \d+ s: Account \d+ expires/)).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Next event' }));

  expect(await screen.findByText('Ada pays into a new account: the last one has expired.')).toBeDefined();
});

test('a stopped trade makes room for a new one', async () => {
  const { backend, trade } = await tradeAt('Rejected');
  const { play, address } = await openStage(`?order=${trade.orderId}`, { backend });
  expect(await screen.findByText('Chidi has rejected the order.')).toBeDefined();

  await play('Ada creates a new order');

  await nextButton('Chidi approves the order');
  expect(address()).not.toContain(trade.orderId);
});

test('of a world with many events the stage fetches only the newest', async () => {
  const { backend, trade } = await tradeAt('Completed');
  const { length: before } = (await backend.call('getEvents')).data;
  const fetched: number[] = [];
  const fetch = backend.backend.fetch.bind(backend.backend);
  vi.spyOn(backend.backend, 'fetch').mockImplementation((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/events')) fetched.push(Number(searchParams.get('after')));
    return fetch(request);
  });

  await openStage(`?order=${trade.orderId}`, { backend });
  await nextButton('Ada creates a new order');

  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(before - 1);
});

test('without the simulated backend there is no stage', async () => {
  await openApp('/stage', { routes: demoRoutes(demoHost(DEFAULT_CONFIG)) });

  expect(await screen.findByRole('heading', { name: 'There is no stage here' })).toBeDefined();
});
