import { API_BASE_PATHS, operationIds, operationTable } from '@amana/api/contract';
import { expect, test } from 'vitest';
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
