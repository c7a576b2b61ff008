import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../testing/test-backend.ts';
import { startTrade } from '../testing/trade.ts';
import { MOST_TAGS } from './answer-request.ts';

async function poll(backend: TestBackend, orderId: string, etag: string | null) {
  const request = await backend.request('getOrder', { as: 'ada', path: { id: orderId } });
  if (etag !== null) request.headers.set('if-none-match', etag);
  const { status, headers } = await backend.backend.fetch(request);
  return { status, etag: headers.get('etag'), request };
}

test('an unchanged poll: gets a 304 until any row changes', async () => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  const { orderId } = trade;
  const first = await poll(backend, orderId, null);
  expect((await poll(backend, orderId, first.etag)).status).toBe(304);
  expect((await poll(backend, orderId, first.etag)).status).toBe(304);

  await trade.bringTo('Approved');

  const changed = await poll(backend, orderId, first.etag);
  expect(changed.status).toBe(200);
  expect(await poll(backend, orderId, changed.etag)).toMatchObject({ status: 304, etag: changed.etag });
});

test('an unchanged poll: gets a 304 for the weak tag of a compressed answer', async () => {
  const backend = await createTestBackend();
  const { orderId } = await startTrade(backend);
  const { etag } = await poll(backend, orderId, null);

  expect(await poll(backend, orderId, `W/${etag ?? ''}`)).toMatchObject({ status: 304, etag });
});

test('an unchanged poll: a refusal has no tag to be named', async () => {
  const backend = await createTestBackend();
  const unknown = '00000000-0000-4000-8000-000000000000';

  for (const etag of [null, '', '']) expect((await poll(backend, unknown, etag)).status).toBe(404);
});

test('an unchanged poll: gets a 401 once its token has ended', async () => {
  const backend = await createTestBackend();
  const { orderId } = await startTrade(backend);
  const { etag, request } = await poll(backend, orderId, null);
  request.headers.set('if-none-match', etag ?? '');
  const pollAgain = async () => (await backend.backend.fetch(request)).status;
  expect(await pollAgain()).toBe(304);

  await backend.call('moveClock', { body: { advanceMs: backend.world.settings.accessTokenLifetimeMs } });

  expect(await pollAgain()).toBe(401);
});

test('an unchanged poll: a world without changes remembers a limited number of them', async () => {
  const backend = await createTestBackend();
  for (let pageNumber = 1; pageNumber <= MOST_TAGS + 1; pageNumber += 1)
    await backend.call('getOrderHistory', { as: 'ada', query: { pageNumber } });

  expect(backend.world.journal.currentTags.size).toBeLessThanOrEqual(MOST_TAGS);
});
