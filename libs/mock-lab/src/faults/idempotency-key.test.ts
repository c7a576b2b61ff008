import { type TestBackend, NEW_ORDER, startTrade, userIdOf } from '@amana/mock-backend/testing';
import { beforeEach, expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-lab.ts';

const HOUR_MS = 3_600_000;

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

async function send(request: Request, key: string | null) {
  if (key !== null) request.headers.set('idempotency-key', key);
  const response = await backend.backend.fetch(request);
  const body: unknown = response.status === 0 ? null : await response.json();
  return { status: response.status, body };
}

const create = async (key: string | null, changes: Partial<typeof NEW_ORDER> = {}) =>
  send(await backend.request('createOrder', { body: { ...NEW_ORDER, ...changes }, as: 'ada' }), key);

const orders = () => backend.world.tables.orders.count();

test('the same key and body answer the first answer again, with one effect', async () => {
  const first = await create('key-1');
  const again = await create('key-1');

  expect(first.status).toBe(200);
  expect(again).toEqual(first);
  expect(orders()).toBe(1);
});

test('thirty identical calls at once have one effect and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => create('key-1')));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(orders()).toBe(1);
});

test('without a key, and with another one, the call is made again', async () => {
  await create(null);
  await create(null);
  await create('key-1');
  await create('key-2');

  expect(orders()).toBe(4);
});

test('a key that was used for another body is refused', async () => {
  await create('key-1');
  const before = backend.fingerprint();

  const other = await create('key-1', { amount: 60_000 });

  expect(other).toMatchObject({
    status: 400,
    body: { errors: { 'Idempotency-Key': ['This key was used for another request'] } },
  });
  expect(backend.fingerprint()).toBe(before);
});

test('the same fields in another order: the same request', async () => {
  const first = await create('key-1');
  const body = Object.fromEntries(Object.entries(NEW_ORDER).reverse()) as typeof NEW_ORDER;

  expect(await send(await backend.request('createOrder', { body, as: 'ada' }), 'key-1')).toEqual(first);
  expect(orders()).toBe(1);
});

test('the same request to another host: the same request', async () => {
  const first = await create('key-1');
  const request = await backend.request('createOrder', { body: NEW_ORDER, as: 'ada' });
  const { pathname } = new URL(request.url);

  const other = await send(new Request(`https://other.example${pathname}`, request), 'key-1');

  expect(other).toEqual(first);
  expect(orders()).toBe(1);
});

test('the same key for another record in the address is refused', async () => {
  const disputed = async () => {
    const trade = await startTrade(backend);
    await trade.bringTo('InDispute');
    return trade.disputeId();
  };
  const cancel = async (id: string) =>
    send(await backend.request('cancelDispute', { path: { id }, as: 'ada' }), 'key-1');
  const [first, other] = [await disputed(), await disputed()];

  expect((await cancel(first)).status).toBe(200);
  expect((await cancel(other)).status).toBe(400);
});

test('a key belongs to the person who used it', async () => {
  await create('key-1');

  const chidis = await send(
    await backend.request('createOrder', {
      body: { ...NEW_ORDER, email: 'ada@amana.test', buyerId: userIdOf('chidi') },
      as: 'chidi',
    }),
    'key-1',
  );

  expect(chidis.status).toBe(200);
  expect(orders()).toBe(2);
});

test.each([
  [255, 200],
  [256, 400],
])('a key of %i characters is answered with %i', async (length, status) => {
  const answered = await create('k'.repeat(length));

  expect(answered.status).toBe(status);
  expect(orders()).toBe(status === 200 ? 1 : 0);
  if (status === 400)
    expect(answered.body).toMatchObject({
      errors: { 'Idempotency-Key': ['The key must have at most 255 characters'] },
    });
});

test('a key counts for one operation', async () => {
  const created = await create('key-1');
  const read = await send(await backend.request('markAllNotificationsAsRead', { as: 'ada' }), 'key-1');

  expect(read.status).toBe(200);
  expect(read.body).not.toEqual(created.body);
  expect(await create('key-1')).toEqual(created);
});

test('a key is forgotten after 24 hours', async () => {
  await create('key-1');
  await backend.call('moveClock', { body: { advanceMs: 24 * HOUR_MS } });
  await create('key-1');

  expect(orders()).toBe(2);
});

test('a refused call may be tried again with its key', async () => {
  const { orderId } = await startTrade(backend);
  const approve = async () =>
    send(await backend.request('initiatePayment', { body: { orderId }, as: 'ada' }), 'key-1');
  expect((await approve()).status).toBe(409);
  await backend.call('approveOrder', {
    body: { orderId, estimatedTimeOfDelivery: '2026-03-09' },
    as: 'chidi',
  });

  expect((await approve()).status).toBe(200);
});

test('a file is part of the body', async () => {
  const trade = await startTrade(backend);
  await trade.bringTo('Paid');
  const TransactionId = await trade.transactionId();
  const ship = async (content: string) =>
    send(
      await backend.request('updateOrderDelivery', {
        body: {
          TransactionId,
          OrderStatus: 'Shipped',
          UploadEvidence: new File([`%PDF-${content}`], 'parcel.pdf', { type: 'application/pdf' }),
        },
        as: 'chidi',
      }),
      'key-1',
    );

  const first = await ship('one');
  expect(first.status).toBe(200);
  expect(await ship('one')).toEqual(first);
  expect((await ship('two')).status).toBe(400);
});

test('an answer that was lost after its effect is answered again', async () => {
  await backend.call('putDeviations', { body: { deviations: [{ name: 'cut-after-effect' }] } });
  expect((await create('key-1')).status).toBe(0);
  await backend.call('putDeviations', { body: { deviations: [] } });

  expect((await create('key-1')).status).toBe(200);
  expect(orders()).toBe(1);
});

test('an answer with tokens is not stored', async () => {
  const login = async () =>
    send(
      await backend.request('login', { body: { email: 'ada@amana.test', password: 'Passw0rd!' } }),
      'key-1',
    );

  expect(await login()).not.toEqual(await login());
});
