import { afterEach, expect, test, vi } from 'vitest';
import { type MemoryDisk, createMemoryDisk } from '../testing/memory-disk.ts';
import { createBrowserBackend } from './browser-backend.ts';

const ORIGINS = { appUrl: 'https://host.test/demo', uploadsUrl: '/demo' };

function workerOn(disk: MemoryDisk, build = '1') {
  const backend = createBrowserBackend({ store: disk.storeOf(build), build, origins: ORIGINS });
  const ask = async (method: string, path: string, body?: object) => {
    const response = await backend.answer(
      new Request(`https://host.test/mock/v1${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    );
    const answer = (await response.json()) as { data?: unknown; message?: string };
    return { status: response.status, ...answer };
  };
  return { ...backend, ask };
}

const FROZEN_FAULTS = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an acknowledged change is there for the next worker', async () => {
  const disk = createMemoryDisk();
  await workerOn(disk).ask('PATCH', '/settings', { autoPayAfterMs: null });

  const settings = await workerOn(disk).ask('GET', '/settings');

  expect(settings.data).toMatchObject({ autoPayAfterMs: null });
});

test('a change that cannot be stored: refused, logged and without effect', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const disk = createMemoryDisk();
  const worker = workerOn(disk);
  const before = await worker.ask('GET', '/settings');

  disk.failure = new Error('The disk is full');
  const refused = await worker.ask('PATCH', '/settings', { autoPayAfterMs: 7 });
  disk.failure = null;

  expect(logged).toHaveBeenCalledExactlyOnceWith('The change was not stored', new Error('The disk is full'));
  expect(refused).toMatchObject({
    status: 503,
    message: expect.stringMatching(/did not keep .* The disk is full/) as string,
  });
  expect((await worker.ask('GET', '/settings')).data).toEqual(before.data);
});

test('full storage is named in plain words', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const disk = createMemoryDisk();
  const worker = workerOn(disk);
  await worker.ask('GET', '/settings');

  disk.failure = new DOMException('', 'QuotaExceededError');
  const refused = await worker.ask('PATCH', '/settings', { autoPayAfterMs: 7 });

  expect(refused.message).toMatch(/Its storage is full\.$/);
});

test('a failure of the demo itself: not reported as a storage failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const worker = workerOn(createMemoryDisk());
  const broken = new Request('https://host.test/mock/v1/settings', { method: 'PATCH', body: '{}' });
  const failure = new TypeError('body is undefined');
  vi.spyOn(broken, 'clone').mockImplementation(() => {
    throw failure;
  });

  const response = await worker.answer(broken);

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'The demo failed: TypeError: body is undefined' });
  expect(logged).toHaveBeenCalledExactlyOnceWith('The demo failed', failure);
});

test('overdue events: happen at their own time when a worker starts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T09:00:00Z') });
  const disk = createMemoryDisk();
  const [first] = (await workerOn(disk).ask('GET', '/deadlines')).data as { at: string; text: string }[];

  vi.setSystemTime(Date.parse('2026-03-03T09:00:00Z'));
  const later = workerOn(disk);

  expect(first).toBeDefined();
  expect((await later.ask('GET', '/clock')).data).toMatchObject({ now: '2026-03-03T09:00:00.000Z' });
  const left = (await later.ask('GET', '/deadlines')).data as { at: string }[];
  expect(left.every(({ at }) => at > '2026-03-03T09:00:00Z')).toBe(true);
  const events = (await later.ask('GET', '/events')).data as { at: string }[];
  expect(events.some(({ at }) => at === first?.at)).toBe(true);
});

test('a moved or frozen clock: the same for the next worker', async () => {
  const disk = createMemoryDisk();
  const { data } = await workerOn(disk).ask('POST', '/clock', { advanceMs: 86_400_000, frozen: true });

  expect((await workerOn(disk).ask('GET', '/clock')).data).toEqual(data);
});

test('an injected fault that a reading call used up stays used up', async () => {
  const disk = createMemoryDisk();
  const failNext = [{ operationId: 'getBanks', status: 503, times: 1 }];
  const worker = workerOn(disk);
  await worker.ask('PUT', '/faults', { ...FROZEN_FAULTS, failNext });

  const response = await worker.answer(new Request('https://host.test/api/v1/Banks/GetFiltered'));

  expect(response.status).toBe(503);
  expect((await workerOn(disk).ask('GET', '/faults')).data).toMatchObject({ failNext: [] });
});

test('a notification that is marked as read: read for the next worker too', async () => {
  const disk = createMemoryDisk();
  const worker = workerOn(disk);
  const { data } = await worker.ask('POST', '/personas/ada/session');
  const { token } = data as { token: string };
  const askAsAda = async (asked: typeof worker, path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await asked.answer(
      new Request(`https://host.test/api/v1/Notifications${path}`, { headers }),
    );
    expect(response.status).toBe(200);
    return (await response.json()) as { data: { isRead: boolean }[] };
  };
  const areRead = async () => {
    const notes = (await askAsAda(workerOn(disk), '/GetAll')).data;
    expect(notes).not.toEqual([]);
    return notes.every(({ isRead }) => isRead);
  };
  expect(await areRead()).toBe(false);

  await askAsAda(worker, '/MarkAllAsRead');

  expect(await areRead()).toBe(true);
});

test('a call that changes nothing writes nothing', async () => {
  const disk = createMemoryDisk();
  const worker = workerOn(disk);
  await worker.ask('GET', '/state');
  const before = disk.stored;

  await worker.ask('GET', '/settings');
  await worker.ask('PATCH', '/settings', { autoPayAfterMs: 'soon' });

  expect(disk.stored === before).toBe(true);
});

test('two workers at once never lose what the other has acknowledged', async () => {
  const disk = createMemoryDisk();
  const [one, other] = [workerOn(disk), workerOn(disk)];
  await one.ask('GET', '/state');
  await other.ask('GET', '/state');

  await one.ask('PATCH', '/settings', { autoPayAfterMs: 1_000 });
  await other.ask('PATCH', '/settings', { supportReplyAfterMs: 2_000 });

  expect((await one.ask('PATCH', '/settings', { settlementStepMs: 3_000 })).data).toMatchObject({
    autoPayAfterMs: 1_000,
    supportReplyAfterMs: 2_000,
    settlementStepMs: 3_000,
  });
});

test('a new version: continues the stored world and reports it once', async () => {
  const disk = createMemoryDisk();
  await workerOn(disk, '1').ask('PATCH', '/settings', { autoPayAfterMs: null });

  const updated = workerOn(disk, '2');

  expect(await updated.state()).toEqual({ canStore: true, build: '2', news: 'updated', isFirst: true });
  expect(await updated.state()).toEqual({ canStore: true, build: '2', news: 'updated', isFirst: false });
  expect((await updated.ask('GET', '/settings')).data).toMatchObject({ autoPayAfterMs: null });
  expect(await workerOn(disk, '2').state()).toMatchObject({ canStore: true, news: null });
});

test.each([
  ['a world without its record', []],
  ['another version of the world', [{ kind: 'world', id: 'world', value: { version: 1 } }]],
  ['a record of the wrong shape', [{ kind: 'world', id: 'world', value: '{' }]],
])('%s: reset and reported by the new version', async (_, rows) => {
  const disk = createMemoryDisk();
  disk.stored = { rows, build: '1' };

  const updated = workerOn(disk, '2');

  expect(await updated.state()).toMatchObject({ canStore: true, news: 'reset', isFirst: true });
  expect((await updated.ask('GET', '/state')).data).toMatchObject({ scenario: 'default' });
  expect(await workerOn(disk, '2').state()).toMatchObject({ canStore: true, news: null });
});

test('an old worker: does not write after a new version has started', async () => {
  const disk = createMemoryDisk();
  const old = workerOn(disk, '1');
  await old.ask('GET', '/state');
  await workerOn(disk, '2').ask('GET', '/state');
  const before = disk.stored;

  const refused = await old.ask('PATCH', '/settings', { autoPayAfterMs: 7 });

  expect(refused).toMatchObject({ status: 503, message: expect.stringContaining('updated') as string });
  expect(disk.stored).toBe(before);
});

test('a lost database: the next change is made in a new world, which is stored', async () => {
  const disk = createMemoryDisk();
  const worker = workerOn(disk);
  await worker.ask('PATCH', '/settings', { supportReplyAfterMs: 4_321 });
  disk.stored = null;

  const changed = await worker.ask('PATCH', '/settings', { autoPayAfterMs: 7 });

  expect(changed).toMatchObject({ status: 200, data: { autoPayAfterMs: 7, supportReplyAfterMs: 3_000 } });
  expect((await workerOn(disk).ask('GET', '/settings')).data).toEqual(changed.data);
});

test('a browser that stores nothing is recognised', async () => {
  const disk = createMemoryDisk();
  disk.failure = new Error('Not allowed');

  expect(await workerOn(disk).state()).toMatchObject({ canStore: false, news: null });
});
