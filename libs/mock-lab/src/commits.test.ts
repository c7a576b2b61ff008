import {
  type StoredRow,
  type WorldChange,
  PERSONA_PASSWORD,
  UnreadableWorldError,
} from '@amana/mock-backend';
import { type TestBackend, RowStore, TEST_NOW, startTrade, userIdOf } from '@amana/mock-backend/testing';
import { expect, test } from 'vitest';
import { createTestBackend } from './testing/test-lab.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const LOGIN = { body: { email: 'ada@amana.test', password: PERSONA_PASSWORD } };

async function storedBackend(): Promise<{ backend: TestBackend; store: RowStore }> {
  const store = new RowStore();
  const backend = await createTestBackend({ onCommitted: store.write });
  return { backend, store };
}

function wholeWorld({ backend }: TestBackend): string {
  return JSON.stringify(backend.host.snapshot());
}

async function restored(store: RowStore): Promise<TestBackend> {
  return createTestBackend({ stored: store.rows });
}

test('a changing call: its changed rows are handed over', async () => {
  const { backend, store } = await storedBackend();
  const [first] = store.changes;
  expect(first).toMatchObject({ isWhole: true });
  store.changes.length = 0;

  await backend.call('login', LOGIN);

  const [change, ...others] = store.changes;
  expect(others).toEqual([]);
  expect(change?.isWhole).toBe(false);
  const grant = change?.rows.find(({ kind }) => kind === 'tokens');
  expect(grant).toMatchObject({ after: { kind: 'access', userId: userIdOf('ada') } });
});

test('a call that changes nothing is not handed over', async () => {
  const { backend, store } = await storedBackend();
  await backend.call('getUser', { as: 'ada', path: { id: userIdOf('ada') } });
  store.changes.length = 0;

  await backend.call('getUser', { as: 'ada', path: { id: userIdOf('ada') } });
  await backend.call('getState');
  await backend.refusal('login', { body: { email: 'nobody', password: '' } });

  expect(store.changes).toEqual([]);
});

test('no answer that could show a change is sent before the change is stored', async () => {
  const stored = Promise.withResolvers<undefined>();
  let isOpen = true;
  const backend = await createTestBackend({ onCommitted: () => (isOpen ? undefined : stored.promise) });
  isOpen = false;
  const tokens = backend.world.tables.tokens.count();
  const answered: string[] = [];

  const login = backend.call('login', LOGIN).then(() => answered.push('login'));
  while (backend.world.tables.tokens.count() === tokens) await new Promise(setImmediate);
  const state = backend.call('getState').then(() => answered.push('state'));
  await new Promise(setImmediate);
  expect(answered).toEqual([]);

  stored.resolve(undefined);
  await Promise.all([login, state]);
  expect(answered.toSorted()).toEqual(['login', 'state']);
});

test('changes are handed over one after the other', async () => {
  let inside = 0;
  let most = 0;
  const backend = await createTestBackend({
    async onCommitted() {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
    },
  });

  await Promise.all(Array.from({ length: 8 }, () => backend.call('login', LOGIN)));

  expect(most).toBe(1);
});

test('a change that cannot be stored: answered with 500 and retried later', async () => {
  const store = new RowStore();
  let isFull = false;
  const backend = await createTestBackend({
    onCommitted(change) {
      if (isFull) throw new Error('The disk is full');
      store.write(change);
    },
  });

  isFull = true;
  const change = await backend.request('updateSettings', { body: { autoPayAfterMs: null } });
  const answer = await backend.backend.fetch(change);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toHaveProperty(
    'message',
    expect.stringMatching(/^(?!.*try again).*look before/),
  );
  expect((await backend.backend.fetch(await backend.request('getSettings'))).status).toBe(500);
  isFull = false;
  await backend.call('getSettings');

  expect(wholeWorld(await restored(store))).toBe(wholeWorld(backend));
});

test('stored rows: the whole world with tokens, tries, mail and files', async () => {
  const { backend, store } = await storedBackend();
  const trade = await startTrade(backend);
  await trade.bringTo('InDispute');
  await (await startTrade(backend)).bringTo('Paid');
  await backend.send('login', await backend.request('login', { body: { ...LOGIN.body, password: 'wrong' } }));
  await backend.call('clearMailbox');
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });
  await backend.call('updateProfilePicture', {
    as: 'ada',
    path: { id: userIdOf('ada') },
    body: { ProfilePictureFile: new File([PNG], 'me.png', { type: 'image/png' }) },
  });
  await backend.call('putFaults', { body: { failNext: [{ operationId: 'login', status: 503, times: 2 }] } });
  await backend.send('login', await backend.request('login', LOGIN));
  await backend.call('moveClock', { body: { advanceMs: 12_345 } });

  const again = await restored(store);

  expect(wholeWorld(again)).toBe(wholeWorld(backend));
  expect(again.world.faults.failNext).toEqual([{ operationId: 'login', status: 503, times: 1 }]);
  expect(again.world.tables.uploads.count()).toBe(1);
});

test.each(['reset', 'snapshot'])('a replaced world (%s): handed over as a whole', async (way) => {
  const { backend, store } = await storedBackend();
  const { data: snapshot } = await backend.call('getSnapshot');
  await startTrade(backend);

  if (way === 'reset') await backend.call('resetWorld', { body: {} });
  else await backend.call('putSnapshot', { body: snapshot });
  expect(store.changes.at(-1)).toMatchObject({ isWhole: true });
  await backend.call('forgotPassword', { body: { email: 'ada@amana.test' } });

  expect(wholeWorld(await restored(store))).toBe(wholeWorld(backend));
});

test('stored time: continues without a backend, and stays frozen if frozen', async () => {
  let realMs = Date.parse(TEST_NOW);
  const clock = { realNow: () => realMs };
  const store = new RowStore();
  const backend = await createTestBackend({ clock, onCommitted: store.write });
  await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  const nowAfter = async (offMs: number): Promise<number> => {
    realMs += offMs;
    const { world } = await createTestBackend({ clock, stored: store.rows });
    return world.clock.now() - Date.parse(TEST_NOW);
  };

  expect(await nowAfter(5_000)).toBe(65_000);
  expect(await nowAfter(-50_000)).toBe(60_000);
  await backend.call('moveClock', { body: { setTo: '2027-01-01T00:00:00Z', frozen: true } });
  await nowAfter(5_000);
  const { world } = await createTestBackend({ clock, stored: store.rows });
  expect(world.clock).toMatchObject({
    isFrozen: true,
    position: { frozenAtMs: Date.parse('2027-01-01T00:00:00Z') },
  });
});

test.each<[string, (rows: StoredRow[]) => StoredRow[]]>([
  ['of another version', (rows) => rows.map((row) => ({ ...row, value: changed(row, { version: 7 }) }))],
  ['without their world', (rows) => rows.filter(({ kind }) => kind !== 'world')],
  ['of another shape', (rows) => rows.map((row) => ({ ...row, value: { id: row.id } }))],
])('stored records %s are refused', async (_, spoil) => {
  const { store } = await storedBackend();

  await expect(createTestBackend({ stored: spoil(store.rows) })).rejects.toThrow(UnreadableWorldError);
});

function changed({ kind, value }: StoredRow, to: object): unknown {
  return kind === 'world' ? { ...Object(value), ...to } : value;
}

test('a call hands over as many rows in a large world as in a small one', async () => {
  const told = async (orders: number): Promise<number> => {
    const store = new RowStore();
    const backend = await createTestBackend({ scenario: 'busy', orders, onCommitted: store.write });
    const before = store.changes.length;
    await startTrade(backend);
    return store.changes.slice(before).flatMap(({ rows }: WorldChange) => rows).length;
  };

  expect(await told(300)).toBe(await told(3));
});
