import type { Notification } from '@amana/api/contract';
import { refuse } from '@amana/domain';
import { type Outcome, done, listed } from '../outcome.ts';
import type { NotificationRow, UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';

/** The contract's limit for one response. */
const MOST_SHOWN = 100;

export function getNotifications(world: World, caller: UserRow) {
  const page = world.indexes.notificationsByUser.page({ ownerId: caller.id, pageSize: MOST_SHOWN });
  return listed(page, notificationView);
}

export async function markNotificationAsRead(world: World, caller: UserRow, id: string) {
  const found = findNotification(world, caller, id);
  if (!found.ok) return found;
  await markRead(world, found.value);
  return done(null, 'Marked as read');
}

export async function markAllNotificationsAsRead(world: World, caller: UserRow) {
  for (const notification of world.indexes.unreadByUser.all(caller.id)) await markRead(world, notification);
  return done(null, 'All marked as read');
}

export function findNotification(world: World, caller: UserRow, id: string): Outcome<NotificationRow> {
  const notification = world.tables.notifications.get(id.toLowerCase());
  if (notification === undefined) return refuse('notFound', 'Notification not found');
  return notification.userId === caller.id
    ? done(notification)
    : refuse('forbidden', 'This notification is not yours');
}

async function markRead(world: World, { id, isRead }: NotificationRow): Promise<void> {
  if (isRead) return;
  await world.tables.notifications.change(id, { isRead: true, modifiedAtMs: world.clock.now() });
}

function notificationView(row: NotificationRow): Notification {
  return {
    id: row.id,
    shortDescription: row.title,
    longDescription: row.message,
    createdAt: new Date(row.createdAtMs).toISOString(),
    modifiedAt: new Date(row.modifiedAtMs).toISOString(),
    directUrl: row.directUrl,
    notificationType: row.type,
    ...(row.reason === null ? {} : { reason: row.reason }),
    isRead: row.isRead,
  };
}
