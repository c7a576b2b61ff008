import { PERSONA_PASSWORD } from '@amana/mock-backend';
import { type TestBackend, NEW_ORDER, RowStore } from '@amana/mock-backend/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestBackend } from './testing/test-lab.ts';

const LOGIN = { body: { email: 'chidi@amana.test', password: PERSONA_PASSWORD } };

let backend: TestBackend;
let store: RowStore;

beforeEach(async () => {
  store = new RowStore();
  backend = await createTestBackend({ onCommitted: store.write });
  await backend.call('updateSettings', { body: { autoPayAfterMs: null } });
  // Signs Ada in.
  await backend.call('getOrderHistory', { as: 'ada' });
  store.changes.length = 0;
});

/** Creates an order and meanwhile signs in and reads at every moment. */
async function createAmongOthers(key: string | null): Promise<void> {
  const request = await backend.request('createOrder', { as: 'ada', body: NEW_ORDER });
  if (key !== null) request.headers.set('idempotency-key', key);
  const others: Promise<unknown>[] = Array.from({ length: 4 }, () => backend.call('login', LOGIN));
  const progress = { isCreated: false };
  const created = backend.backend.fetch(request).then(({ status }) => {
    progress.isCreated = true;
    return status;
  });
  while (!progress.isCreated) {
    others.push(backend.call('getState'));
    // Alternates promise ticks and macrotasks, so that reads end in every gap of the call.
    if (others.length % 8 === 0) await new Promise(setImmediate);
    else await Promise.resolve();
  }
  await Promise.all(others);
  expect(await created).toBe(200);
}

test.each([null, 'key-1'])('changes of a call: handed over together, even with others (%s)', async (key) => {
  await createAmongOthers(key);

  const [change, ...more] = store.changes.filter(({ rows }) => rows.some(({ kind }) => kind === 'orders'));
  expect(more).toEqual([]);
  const kinds = new Set(change?.rows.map(({ kind }) => kind));
  expect(kinds).toContain('events');
  expect(kinds.has('answers')).toBe(key !== null);
});

test('a read during a call: waits, because the call may change something', async () => {
  const { subtle } = crypto;
  const derive = subtle.deriveBits.bind(subtle);
  const checking = Promise.withResolvers<undefined>();
  const goOn = Promise.withResolvers<undefined>();
  vi.spyOn(subtle, 'deriveBits').mockImplementationOnce(async (...wanted) => {
    checking.resolve(undefined);
    await goOn.promise;
    return derive(...wanted);
  });
  const login = backend.call('login', LOGIN);
  await checking.promise;

  const answers: string[] = [];
  const answered = [
    login.then(() => answers.push('login')),
    backend.call('getState').then(() => answers.push('read')),
  ];
  await new Promise(setImmediate);
  expect(answers).toEqual([]);

  goOn.resolve(undefined);
  await Promise.all(answered);
  expect(answers).toEqual(['login', 'read']);
});
