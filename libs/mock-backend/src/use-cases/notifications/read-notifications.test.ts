import { expect, test } from 'vitest';
import { PERSONAS } from '../../simulation/personas.ts';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { notify } from '../../simulation/add-notification.ts';

const [ADA] = PERSONAS;

function notifyAda({ world }: TestBackend, title: string): Promise<void> {
  return notify(world, ADA.userId, {
    title,
    message: `${title} happened`,
    type: 'order',
    directUrl: '/dashboard/orders',
  });
}

function unread(list: { isRead: boolean; shortDescription: string }[]): string[] {
  return list.filter(({ isRead }) => !isRead).map(({ shortDescription }) => shortDescription);
}

test('notifications: newest first, and a read one is not unread any more', async () => {
  const backend = await createTestBackend();
  await notifyAda(backend, 'One');
  await backend.call('moveClock', { body: { advanceMs: 1000 } });
  await notifyAda(backend, 'Two');

  const { data, totalInRecord } = await backend.call('getNotifications', { as: 'ada' });
  expect(totalInRecord).toBe(2);
  expect(data[0]).toMatchObject({ shortDescription: 'Two', longDescription: 'Two happened', isRead: false });

  const id = (data[0]?.id ?? '').toUpperCase();
  await backend.call('markNotificationAsRead', { path: { id }, as: 'ada' });
  expect(unread((await backend.call('getNotifications', { as: 'ada' })).data)).toEqual(['One']);
  await backend.call('markAllNotificationsAsRead', { as: 'ada' });
  expect(unread((await backend.call('getNotifications', { as: 'ada' })).data)).toEqual([]);
});

test('notifications can be read and marked only by their owner', async () => {
  const backend = await createTestBackend();
  await notifyAda(backend, 'One');
  const [note] = (await backend.call('getNotifications', { as: 'ada' })).data;
  const path = { id: note?.id ?? '' };

  expect((await backend.refusal('markNotificationAsRead', { path, as: 'chidi' })).status).toBe(403);
  expect((await backend.call('getNotifications', { as: 'chidi' })).data).toEqual([]);
  await backend.call('markAllNotificationsAsRead', { as: 'chidi' });

  expect(unread((await backend.call('getNotifications', { as: 'ada' })).data)).toEqual(['One']);
  const nowhere = { path: { id: ADA.userId }, as: 'ada' } as const;
  expect((await backend.refusal('markNotificationAsRead', nowhere)).status).toBe(404);
});

test('notifications: the latest hundred are listed, with the total', async () => {
  const backend = await createTestBackend();
  for (let count = 1; count <= 150; count += 1) await notifyAda(backend, `Note ${count}`);

  const { data, totalInRecord } = await backend.call('getNotifications', { as: 'ada' });

  expect(totalInRecord).toBe(150);
  expect(data).toHaveLength(100);
  expect(data[0]?.shortDescription).toBe('Note 150');
});
