import { API_BASE_PATHS, operationIds, operationTable } from '@amana/api/contract';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-backend.ts';
import { mswHandlers } from './msw-handlers.ts';

const NO_BACKEND = { fetch: () => Promise.resolve(Response.json({})) };
const ORIGIN = 'https://amana.test';

test('MSW handlers: every operation has its own handler', async () => {
  const handlers = mswHandlers(NO_BACKEND);
  const { length } = operationIds;

  for (const [index, id] of operationIds.entries()) {
    const { api, method, path } = operationTable[id];
    const url = `${ORIGIN}/folder${API_BASE_PATHS[api]}${path.replaceAll(/\{\w+\}/g, 'value')}?page=1`;
    const request = new Request(url, { method });
    const matches = await Promise.all(
      handlers.slice(0, length).map((handler) => handler.run({ request, requestId: '1' })),
    );
    expect([id, matches.map((match) => match !== null).indexOf(true)]).toEqual([id, index]);
  }
});

test('MSW handlers: a test overrides one call', async () => {
  const testBackend = await createTestBackend();
  const handlers = [
    http.get('*/api/v1/User/Get/:id', ({ params }) => HttpResponse.json({ id: params['id'] })),
    ...mswHandlers(testBackend.backend),
  ];

  const overridden = await getResponse(handlers, new Request(`${ORIGIN}/api/v1/User/Get/7`));
  const passed = await getResponse(handlers, await testBackend.request('getClock'));

  expect(await overridden?.json()).toEqual({ id: '7' });
  expect(passed?.status).toBe(200);
});

test('MSW handlers: unknown API paths are a 404, others are not handled', async () => {
  const handlers = mswHandlers((await createTestBackend()).backend);
  const statusOf = async (path: string) =>
    (await getResponse(handlers, new Request(`${ORIGIN}${path}`)))?.status;

  expect(await statusOf('/api/v1/Nothing')).toBe(404);
  expect(await statusOf('/mock/v1/Nothing')).toBe(404);
  expect(await statusOf('/elsewhere')).toBeUndefined();
});
