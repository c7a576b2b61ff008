import type { Notification } from '@amana/api/contract';
import { refuse } from '@amana/domain';
import { done, listed } from '../outcome.ts';
import type { NotificationRow, UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';

/** The contract's limit for one response. */
const MOST_SHOWN = 100;

export function getNotifications(world: World, caller: UserRow) {
  const page = world.indexes.notificationsByUser.page({ ownerId: caller.id, pageSize: MOST_SHOWN });
  return listed(page, notificationView);
}

export function markNotificationAsRead(world: World, caller: UserRow, id: string) {
  const notification = world.tables.notifications.get(id.toLowerCase());
  if (notification === undefined) return refuse('notFound', 'Notification not found');
  if (notification.userId !== caller.id) return refuse('forbidden', 'This notification is not yours');
  markRead(world, notification);
  return done(null, 'Marked as read');
}

export function markAllNotificationsAsRead(world: World, caller: UserRow) {
  for (const notification of [...world.indexes.unreadByUser.all(caller.id)]) markRead(world, notification);
  return done(null, 'All marked as read');
}

function markRead(world: World, { id, isRead }: NotificationRow): void {
  if (isRead) return;
  world.tables.notifications.update(id, { isRead: true, modifiedAtMs: world.clock.now() });
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
