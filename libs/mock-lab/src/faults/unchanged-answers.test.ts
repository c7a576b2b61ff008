import { type TestBackend, startTrade } from '@amana/mock-backend/testing';
import { beforeEach, expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-lab.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
  await startTrade(backend);
});

type Asked = 'getOrderHistory' | 'getNotifications' | 'markAllNotificationsAsRead';

async function ask(operationId: Asked, ifNoneMatch?: string | null) {
  const request = await backend.request(operationId, { as: 'chidi' });
  if (typeof ifNoneMatch === 'string') request.headers.set('if-none-match', ifNoneMatch);
  const response = await backend.backend.fetch(request);
  return { status: response.status, etag: response.headers.get('etag'), text: await response.text() };
}

test('a changing call: has no ETag and runs with any If-None-Match', async () => {
  const { etag } = await ask('getNotifications');

  expect(await ask('markAllNotificationsAsRead', etag)).toMatchObject({ status: 200, etag: null });
  expect((await ask('getNotifications', etag)).status).toBe(200);
});

test('a deviating answer: sent whole, without an ETag', async () => {
  const { etag } = await ask('getOrderHistory');
  await backend.call('putDeviations', { body: { deviations: [{ name: 'text-amounts' }] } });

  expect(await ask('getOrderHistory', etag)).toMatchObject({ status: 200, etag: null });
});
