import { createTestBackend, userIdOf } from '@amana/mock-backend/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdLists } from '../testing/hold-lists.ts';
import { openApp } from '../testing/open-app.tsx';
import { signOut } from '../viewer/sign-out.ts';

const LIST = '/dashboard/orders';

async function withOrder(description: string) {
  const backend = await createTestBackend();
  const create = (text: string) =>
    backend.call('createOrder', {
      as: 'ada',
      body: { email: 'chidi@amana.test', description: text, amount: 50_000, buyerId: userIdOf('ada') },
    });
  await create(description);
  return { backend, create };
}

/** As after a reload; on another page, so that calls can be intercepted before the list is opened. */
function returnTo(options: Parameters<typeof openApp>[1]) {
  cleanup();
  return openApp('/dashboard/account', { ...options, keepStorage: true });
}

async function openHeldList(options: Parameters<typeof openApp>[1]) {
  const app = await returnTo(options);
  const goOn = holdLists(app);
  await app.goTo(LIST);
  return { ...app, goOn };
}

test('the next visit shows the last rows at once, says of when they are and reads them again', async () => {
  const { backend, create } = await withOrder('Sewing machine');
  await openApp(LIST, { as: 'ada', backend });
  await screen.findByText('Sewing machine');
  await create('Yam, 40 tubers');

  const { goOn } = await openHeldList({ as: 'ada', backend });

  const row = await screen.findByText('Sewing machine');
  expect(row.closest('[data-rows]')?.getAttribute('aria-busy')).toBe('true');
  screen.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d, reading again…$/);
  expect(screen.queryByText('Yam, 40 tubers')).toBeNull();
  goOn();
  await screen.findByText('Yam, 40 tubers');
  expect(screen.queryByText(/^As of/)).toBeNull();
});

test('the list then opens on the tab of its newest row, not of the newest that was known', async () => {
  const { backend } = await withOrder('Sewing machine');
  await openApp(LIST, { as: 'ada', backend });
  await screen.findByText('Sewing machine');
  const sold = { vendorId: userIdOf('ada'), estimatedTimeOfDelivery: '2026-03-09' };
  await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'chidi@amana.test', description: 'Yam, 40 tubers', amount: 50_000, ...sold },
  });

  const { goOn } = await openHeldList({ as: 'ada', backend });
  await screen.findByText('Sewing machine');
  goOn();

  await screen.findByText('Yam, 40 tubers');
  const shown = screen.getByRole('tab', { selected: true });
  expect(shown.textContent).toContain('Sell Orders');
});

test('last rows that cannot be read again give way to the failure', async () => {
  const { backend } = await withOrder('Sewing machine');
  await openApp(LIST, { as: 'ada', backend });
  await screen.findByText('Sewing machine');

  const { goTo, intercept } = await returnTo({ as: 'ada', backend });
  intercept((request, next) =>
    request.url.includes('GetHistory')
      ? Promise.resolve(Response.json({ message: 'No' }, { status: 403 }))
      : next(request),
  );
  await goTo(LIST);

  await within(screen.getByRole('main')).findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Sewing machine')).toBeNull();
});

test('rows are kept neither for another person nor after signing out', async () => {
  const { backend } = await withOrder('Sewing machine');
  const { goTo } = await openApp(LIST, { as: 'ada', backend });
  await screen.findByText('Sewing machine');
  const stored = localStorage.getItem('lastRows') ?? '';
  expect(stored).toContain('Sewing machine');

  signOut();
  await waitFor(() => expect(localStorage.getItem('lastRows')).toBeNull());
  await goTo('/login');
  localStorage.setItem('lastRows', stored);
  const { goOn } = await openHeldList({ as: 'bola', backend });

  await screen.findByRole('heading', { name: 'All Orders' });
  expect(screen.queryByText('Sewing machine')).toBeNull();
  goOn();
  await screen.findByText('No Orders Yet');
});

test('the rows of another version of the application are not read', async () => {
  const { backend } = await withOrder('Sewing machine');
  await openApp(LIST, { as: 'ada', backend });
  await screen.findByText('Sewing machine');
  const stored = JSON.parse(localStorage.getItem('lastRows') ?? '') as object;
  localStorage.setItem('lastRows', JSON.stringify({ ...stored, build: 'another' }));

  const { goOn } = await openHeldList({ as: 'ada', backend });

  expect(screen.queryByText('Sewing machine')).toBeNull();
  goOn();
  await screen.findByText('Sewing machine');
});
