import { configureApi } from '@amana/api';
import { createTestBackend } from '@amana/mock-lab/testing';
import { http } from 'msw/http';
import { beforeEach, expect, test } from 'vitest';
import { personaSession } from '../../../testing/create-app.ts';
import { server } from '../../../testing/server.ts';
import { findCreatedOrder } from './create-order-dialog.tsx';

const ORDER = { email: 'chidi@amana.test', phoneNumber: '', description: 'A blue bicycle', amount: 70_000 };

async function buyer() {
  const backend = await createTestBackend();
  const { user, token } = await personaSession(backend, 'ada');
  server.use(http.all('*/api/v1/*', ({ request }) => backend.backend.fetch(request)));
  configureApi({
    baseUrl: '/api/v1',
    tokenSource: { getAccessToken: () => token, refresh: () => Promise.resolve(null) },
  });
  return {
    create: async () =>
      (await backend.call('createOrder', { as: 'ada', body: { ...ORDER, buyerId: user.userId } })).data,
    find: (order = ORDER, earlier: { id: string }[] | undefined = []) =>
      findCreatedOrder({ ...order, createdBy: user.userId }, earlier),
    findWithoutEarlier: (order = ORDER) => findCreatedOrder({ ...order, createdBy: user.userId }, undefined),
  };
}

let person: Awaited<ReturnType<typeof buyer>>;
beforeEach(async () => {
  person = await buyer();
});

test('a lost creation: the new order is found', async () => {
  const created = await person.create();

  expect((await person.find())?.data.id).toBe(created.id);
  expect((await person.find({ ...ORDER, email: 'Chidi@Amana.test' }))?.data.id).toBe(created.id);
});

test.each([
  ['another counterpart', { email: 'tunde@amana.test' }],
  ['another description', { description: 'A red bicycle' }],
  ['another amount', { amount: 70_001 }],
])('a lost creation: an order for %s is not taken for it', async (_, change) => {
  await person.create();

  expect(await person.find({ ...ORDER, ...change })).toBeNull();
});

test('a lost creation: an equal order that existed before is not taken for it', async () => {
  const earlier = await person.create();
  expect(await person.find(ORDER, [earlier])).toBeNull();

  const created = await person.create();
  expect((await person.find(ORDER, [earlier]))?.data.id).toBe(created.id);
});

test('a lost creation: without the earlier orders an equal order may be an older one', async () => {
  expect(await person.findWithoutEarlier()).toBeNull();
  await person.create();

  await expect(person.findWithoutEarlier()).rejects.toThrow('earlier');
  expect(await person.findWithoutEarlier({ ...ORDER, amount: 70_001 })).toBeNull();
});
