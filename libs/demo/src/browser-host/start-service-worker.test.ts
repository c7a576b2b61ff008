import { afterEach, expect, test, vi } from 'vitest';
import { askWorker } from './start-service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const STATE = { canStore: true, build: '1', news: null, isFirst: true };

test.each([
  ['its state', STATE, STATE],
  ['that storage is blocked', { ...STATE, canStore: false }, 'no-storage'],
  ['something of another site', { page: 'welcome' }, 'refused'],
  ['nothing', null, 'refused'],
])('askWorker: the worker answers with %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));

  expect(await askWorker('/')).toEqual(expected);
});
