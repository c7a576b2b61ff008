import { type Snapshot, PERSONAS, sendMail } from '@amana/mock-backend';
import { type TestBackend, TEST_NOW } from '@amana/mock-backend/testing';
import { expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-lab.ts';

const MINUTE_MS = 60_000;
const [ADA] = PERSONAS;

async function scheduleNothing({ world }: TestBackend, afterMs: number): Promise<void> {
  const atMs = world.clock.now() + afterMs;
  await world.deadlines.schedule({
    atMs,
    type: 'support-reply',
    orderId: null,
    subject: '',
    text: `After ${afterMs}`,
  });
}

function at(afterMs: number): string {
  return new Date(Date.parse(TEST_NOW) + afterMs).toISOString();
}

test('every persona matches its summary', async () => {
  const backend = await createTestBackend();

  const { data: people } = await backend.call('getPersonas');

  expect(people.map(({ id }) => id)).toEqual(['ada', 'chidi', 'bola', 'ngozi', 'tunde']);
  const seen: Record<string, unknown> = {};
  for (const { id, email, password } of people) {
    if (id === 'ngozi') continue;
    const { user, token } = (await backend.call('login', { body: { email, password } })).data;
    const bank = await backend.call('getBankAccount', { path: { userId: user.userId }, as: { token } });
    seen[id] = [user.profileCompleted, bank.data?.accountName ?? null];
  }
  expect(seen).toEqual({
    ada: [true, 'ADA OBI'],
    chidi: [true, 'CHIDI OKEKE'],
    bola: [false, null],
    tunde: [true, null],
  });
});

test('the clock moves only forward, and every response carries its time', async () => {
  const backend = await createTestBackend();

  expect((await backend.call('moveClock', { body: { advanceMs: MINUTE_MS } })).data.now).toBe(at(MINUTE_MS));
  await backend.call('moveClock', { body: { setTo: at(2 * MINUTE_MS) } });
  const before = backend.fingerprint();
  expect((await backend.refusal('moveClock', { body: { setTo: TEST_NOW } })).status).toBe(409);

  expect(backend.fingerprint()).toBe(before);
  const { headers } = await backend.send('getClock', await backend.request('getClock'));
  expect(headers.get('date')).toBe('Mon, 02 Mar 2026 09:02:00 GMT');
  expect(headers.get('access-control-expose-headers')).toBe('Date, ETag, Retry-After');
});

test.each([
  { advanceMs: 1, toNext: true },
  { advanceMs: 1, setTo: '2027-01-01T00:00:00Z' },
  { setTo: '2026-12-31T23:59:60Z' },
  { setTo: '2027-02-30T00:00:00Z' },
  { setTo: '9999-12-31T23:59:59Z' },
  { advanceMs: -1 },
  { advanceMs: 0.5 },
  { toNext: false },
])('moving the clock by %j is refused', async (body) => {
  const backend = await createTestBackend();
  const before = backend.fingerprint();
  const request = new Request('http://amana.test/mock/v1/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  expect((await backend.send('moveClock', request)).status).toBe(400);

  expect(backend.fingerprint()).toBe(before);
});

test('deadlines are listed soonest first and reached one by one', async () => {
  const backend = await createTestBackend();
  for (const afterMs of [3000, 1000, 2000]) await scheduleNothing(backend, afterMs);

  const { data } = await backend.call('getDeadlines');
  expect(data).toMatchObject([
    { at: at(1000), type: 'support-reply', text: 'After 1000' },
    { at: at(2000) },
    { at: at(3000) },
  ]);

  const reached = [];
  for (let steps = 0; steps < 4; steps += 1) {
    reached.push((await backend.call('moveClock', { body: { toNext: true } })).data.now);
  }
  expect(reached).toEqual([at(1000), at(2000), at(3000), at(3000)]);
  expect((await backend.call('getDeadlines')).data).toEqual([]);
});

test('clock: runs due events before it answers if running, never if frozen', async () => {
  let realMs = Date.parse(TEST_NOW);
  const backend = await createTestBackend({ clock: { realNow: () => realMs } });
  await scheduleNothing(backend, 1000);

  realMs += 1000;
  expect((await backend.call('getDeadlines')).data).toEqual([]);
  expect((await backend.call('getClock')).data).toEqual({ now: at(1000), frozen: false });

  await backend.call('moveClock', { body: { advanceMs: MINUTE_MS, frozen: true } });
  realMs += 5000;
  expect((await backend.call('getClock')).data).toEqual({ now: at(1000 + MINUTE_MS), frozen: true });

  await backend.call('moveClock', { body: { frozen: false } });
  realMs += 1;
  expect((await backend.call('getClock')).data.now).toBe(at(1001 + MINUTE_MS));
});

test.each([{ frozen: true }, { toNext: true }, { advanceMs: 0 }, { advanceMs: 1 }] as const)(
  'a clock that ticks between any two reads accepts %j',
  async (body) => {
    let realMs = Date.parse(TEST_NOW);
    const backend = await createTestBackend({ clock: { realNow: () => (realMs += 1) } });
    const before = backend.world.clock.now();

    const { data } = await backend.call('moveClock', { body });

    expect(Date.parse(data.now)).toBeGreaterThan(before);
  },
);

test('settings change one at a time and last until a reset', async () => {
  const backend = await createTestBackend();

  await backend.call('updateSettings', { body: { accessTokenLifetimeMs: 1000 } });
  await backend.call('updateSettings', { body: { autoPayAfterMs: null } });
  expect((await backend.call('getSettings')).data).toMatchObject({
    accessTokenLifetimeMs: 1000,
    autoPayAfterMs: null,
    settlementStepMs: 5000,
  });
  const own = {
    path: { id: ADA.userId },
    as: { token: (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data.token },
  };
  await backend.call('moveClock', { body: { advanceMs: 1000 } });
  expect((await backend.refusal('getUser', own)).status).toBe(401);

  await backend.call('resetWorld', { body: {} });
  expect((await backend.call('getSettings')).data.accessTokenLifetimeMs).toBe(900_000);
});

test('a reset turns a moved clock back and keeps the name of the product', async () => {
  const backend = await createTestBackend({ clock: { realNow: () => Date.parse(TEST_NOW) } });
  await backend.call('updateSettings', { body: { productName: 'Trust' } });
  await backend.call('moveClock', { body: { advanceMs: MINUTE_MS } });

  await backend.call('resetWorld', { body: { scenario: 'account-waits-for-money' } });

  expect((await backend.call('getClock')).data.now).toBe(TEST_NOW);
  expect((await backend.call('getAccounts')).data[0]?.accountName).toBe('TRUST / ADA OBI');
  const [mail] = (await backend.call('getMailbox', { query: {} })).data;
  expect(mail?.text).toContain('Trust holds the money until the goods arrive.');
});

test('mail: newest first, filtered by address and kind, can be cleared', async () => {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: ADA.email } });
  await backend.call('forgotPassword', { body: { email: 'ngozi@amana.test' } });
  const read = async (query: { to?: string; kind?: 'confirm-email' | 'reset-password'; limit?: number }) =>
    (await backend.call('getMailbox', { query })).data.map(({ to, kind }) => `${to} ${kind}`);

  expect(await read({})).toEqual([
    'ngozi@amana.test reset-password',
    'ada@amana.test reset-password',
    'ngozi@amana.test confirm-email',
  ]);
  expect(await read({ to: 'NGOZI@amana.test', limit: 1 })).toEqual(['ngozi@amana.test reset-password']);
  expect(await read({ kind: 'confirm-email' })).toEqual(['ngozi@amana.test confirm-email']);
  await backend.call('clearMailbox');
  expect(await read({})).toEqual([]);
});

test("mail: sorted by time, although a world's history is played later", async () => {
  const backend = await createTestBackend({ scenario: 'default' });

  const { data: mails } = await backend.call('getMailbox', { query: { limit: 500 } });

  const times = mails.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(mails[0]).toMatchObject({ to: 'ngozi@amana.test', kind: 'confirm-email', createdAt: TEST_NOW });
});

test('snapshot: restores the whole world with tokens and random sequence', async () => {
  const backend = await createTestBackend();
  const { token } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const { data: snapshot } = await backend.call('getSnapshot');
  const before = backend.fingerprint();
  const next = await backend.call('createPersonaSession', { path: { id: 'chidi' } });

  await backend.call('moveClock', { body: { advanceMs: 1000 } });
  await backend.call('deleteUser', { path: { id: ADA.userId }, as: { token } });
  await backend.call('putSnapshot', { body: snapshot });

  expect(backend.fingerprint()).toBe(before);
  await backend.call('getUser', { path: { id: ADA.userId }, as: { token } });
  expect(await backend.call('createPersonaSession', { path: { id: 'chidi' } })).toEqual(next);
});

test('a snapshot may be far larger than any other body', async () => {
  const backend = await createTestBackend();
  for (let mails = 0; mails < 2000; mails += 1)
    await sendMail(backend.world, { to: ADA.email, subject: 'News', kind: 'notice', text: 'Nothing new.' });
  const { data: snapshot } = await backend.call('getSnapshot');
  expect(JSON.stringify(snapshot).length).toBeGreaterThan(256 * 1024);

  expect((await backend.call('putSnapshot', { body: snapshot })).data.counts['mails']).toBe(2001);
});

test('a snapshot of another version or with missing parts is refused', async () => {
  const backend = await createTestBackend();
  const { data: snapshot } = await backend.call('getSnapshot');
  const { rows } = snapshot as unknown as Snapshot;
  const before = backend.fingerprint();
  const broken = [
    { version: 99 },
    { version: 1 },
    { ...snapshot, rows: {} },
    { ...snapshot, rows: { ...rows, ledgerEntries: [{}] } },
  ];

  for (const body of broken) {
    expect((await backend.refusal('putSnapshot', { body })).status).toBe(400);
  }

  expect(backend.fingerprint()).toBe(before);
});

test('faults: last until replaced, and only known operations can fail', async () => {
  const backend = await createTestBackend();
  const failNext = [{ operationId: 'login', status: 500, times: 2 }];

  await backend.call('putFaults', { body: { failureRate: 0.5, failNext } });
  expect((await backend.call('putFaults', { body: { failNext } })).data).toMatchObject({
    failureRate: 0,
    failNext,
  });

  for (const operationId of ['nothing', 'getState', 'toString']) {
    const body = { failNext: [{ operationId, status: 500, times: 1 }] };
    expect((await backend.refusal('putFaults', { body })).status).toBe(400);
  }
  expect((await backend.call('getFaults')).data.failNext).toEqual(failNext);
});
