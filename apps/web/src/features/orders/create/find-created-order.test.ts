import { configureApi, serverClock } from '@amana/api';
import { createTestBackend } from '@amana/mock-lab/testing';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personaSession } from '../../../testing/create-app.ts';
import { server } from '../../../testing/server.ts';
import { UnconfirmedError } from '../../../changes/show-error.ts';
import { findCreatedOrder } from './find-created-order.ts';

const ORDER = { email: 'chidi@amana.test', phoneNumber: '', description: 'A blue bicycle', amount: 70_000 };

async function buyer() {
  const backend = await createTestBackend();
  const { user, token } = await personaSession(backend, 'ada');
  let written: string | null | undefined;
  const answerWithTime = http.all('*/api/v1/*', async ({ request }) => {
    const response = await backend.backend.fetch(request);
    if (written === undefined) return response;
    const body = (await response.json()) as { data: object[] };
    return Response.json({ ...body, data: body.data.map((order) => ({ ...order, createdAt: written })) });
  });
  server.use(answerWithTime);
  configureApi({
    baseUrl: '/api/v1',
    tokenSource: { getAccessToken: () => token, refresh: () => Promise.resolve(null) },
  });
  const create = async () =>
    (await backend.call('createOrder', { as: 'ada', body: { ...ORDER, buyerId: user.userId } })).data;
  return {
    backend,
    create,
    writeTime: (createdAt: string | null) => {
      written = createdAt;
    },
    find: (order = ORDER, earlier?: { id: string }[], sentAtMs = Date.now()) =>
      findCreatedOrder(order, user.userId, { sentAtMs, earlier }),
  };
}

let person: Awaited<ReturnType<typeof buyer>>;
beforeEach(async () => {
  person = await buyer();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('finds the order that was created a moment ago', async () => {
  const created = await person.create();

  expect((await person.find())?.data.id).toBe(created.id);
  expect((await person.find({ ...ORDER, email: 'Chidi@Amana.test' }))?.data.id).toBe(created.id);
});

test.each([
  ['another counterpart', { email: 'tunde@amana.test' }],
  ['another description', { description: 'A red bicycle' }],
  ['another amount', { amount: 70_001 }],
])('does not take an order for %s for it', async (_, change) => {
  await person.create();

  expect(await person.find({ ...ORDER, ...change })).toBeNull();
});

test('does not take an equal order of ten minutes ago for it', async () => {
  await person.create();
  await person.backend.call('moveClock', { body: { advanceMs: 600_000 } });

  expect(await person.find()).toBeNull();
});

test('finds the order again after three minutes without a network', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sentAtMs = Date.now();
  const created = await person.create();
  await person.backend.call('moveClock', { body: { advanceMs: 180_000 } });
  vi.setSystemTime(sentAtMs + 180_000);

  expect((await person.find(ORDER, [], sentAtMs))?.data.id).toBe(created.id);
  expect((await person.find(ORDER, undefined, sentAtMs))?.data.id).toBe(created.id);
});

test('does not take an equal order that existed before for it', async () => {
  const earlier = await person.create();
  expect(await person.find(ORDER, [earlier])).toBeNull();

  const created = await person.create();
  expect((await person.find(ORDER, [earlier]))?.data.id).toBe(created.id);
});

describe.each([
  ['no time', null],
  ['no date', 'yesterday'],
  ['only a day', '2026-03-01'],
])('where the service writes %s for the creation', (_, createdAt) => {
  test('an order that did not exist before is found', async () => {
    const earlier = await person.create();
    const created = await person.create();
    person.writeTime(createdAt);

    expect((await person.find(ORDER, [earlier]))?.data.id).toBe(created.id);
    expect(await person.find(ORDER, [earlier, created])).toBeNull();
  });

  test('an equal order may be an older one, if the earlier orders are unknown', async () => {
    await person.create();
    person.writeTime(createdAt);

    await expect(person.find()).rejects.toThrow(UnconfirmedError);
    expect(await person.find({ ...ORDER, amount: 70_001 })).toBeNull();
  });
});

describe('without the earlier orders and the time of the server', () => {
  beforeEach(() => {
    vi.spyOn(serverClock, 'isConfirmed').mockReturnValue(false);
  });

  test('an order that is not in the list was not created', async () => {
    expect(await person.find()).toBeNull();
  });

  test('an equal order may be the new one, and may be an older one', async () => {
    await person.create();

    await expect(person.find()).rejects.toThrow(UnconfirmedError);
  });
});
