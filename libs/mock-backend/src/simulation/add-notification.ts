import type { NotificationRow } from '../store/row-types.ts';
import { type World, nextNumber } from './world.ts';

type NewNotification = Pick<NotificationRow, 'title' | 'message' | 'type' | 'directUrl'> &
  Partial<Pick<NotificationRow, 'reason'>>;

/** Adds to the user's notifications; does nothing without a user, for example before a counterpart has joined. */
export async function notify(world: World, userId: string | null, note: NewNotification): Promise<void> {
  if (userId === null) return;
  const now = world.clock.now();
  await world.tables.notifications.create({
    id: world.random.uuid(),
    seq: nextNumber(world, 'notification'),
    userId,
    reason: null,
    ...note,
    isRead: false,
    createdAtMs: now,
    modifiedAtMs: now,
  });
}
