import { expect, test, vi } from 'vitest';
import { createIndexes, createTables } from './tables.ts';
import type { Row } from './row-types.ts';

const TRY: Row<'tries'> = { id: 'wrong-password/ada@amana.test', count: 1, untilMs: 60_000 };

test('a changed row: found by its id, and the former object is unchanged', async () => {
  const { tries } = createTables();
  const first = await tries.create(TRY);

  const changed = await tries.change(TRY.id, { count: 2 });

  expect(tries.get(TRY.id)).toBe(changed);
  expect(tries.all()).toEqual([{ ...TRY, count: 2 }]);
  expect(first).toEqual(TRY);
  tries.remove(TRY.id);
  tries.remove(TRY.id);
  expect([tries.get(TRY.id), tries.count()]).toEqual([undefined, 0]);
});

test('follow: reports each new, changed and deleted row once', async () => {
  const { tries } = createTables();
  const followed: unknown[] = [];
  tries.follow((after, before) => followed.push([before?.count, after?.count]));

  await tries.create(TRY);
  await tries.change(TRY.id, { count: 2, untilMs: 90_000 });
  await tries.change(TRY.id, { count: 2 });
  tries.remove(TRY.id);

  expect(followed).toEqual([
    [undefined, 1],
    [1, 2],
    [2, undefined],
  ]);
});

test('an index gives a row as it is now, and follows it to another key', async () => {
  const tables = createTables();
  const { unreadByUser, notificationsByUser } = createIndexes(tables);
  const note = { id: 'n', seq: 1, userId: 'ada', title: 'One', message: '', directUrl: null } as const;
  const state = { type: 'system', reason: null, isRead: false, createdAtMs: 1, modifiedAtMs: 1 } as const;
  await tables.notifications.create({ ...note, ...state });
  expect(unreadByUser.first('ada')?.title).toBe('One');

  await tables.notifications.change('n', { title: 'Two', isRead: true });

  expect(unreadByUser.count('ada')).toBe(0);
  expect(notificationsByUser.page({ ownerId: 'ada', pageSize: 1 }).records[0]?.title).toBe('Two');
});

test.each([
  ['a field of another type', { ...TRY, count: '1' }],
  ['a number that is not whole', { ...TRY, count: 1.5 }],
  ['a missing field', { id: TRY.id, count: 1 }],
  ['a field more', { ...TRY, more: 1 }],
])('a row with %s is refused', async (_, row) => {
  // The library also writes the error to the console.
  vi.spyOn(console, 'error').mockReturnValue();
  const { tries } = createTables();

  await expect(tries.create(row as typeof TRY)).rejects.toThrow('does not match the schema');
  expect(tries.count()).toBe(0);
});

test('an id is used once', async () => {
  const { tries } = createTables();
  await tries.create(TRY);

  await expect(tries.create(TRY)).rejects.toThrow('There is already a row');
  await expect(tries.change('nobody', { count: 1 })).rejects.toThrow('There is no row');
});
