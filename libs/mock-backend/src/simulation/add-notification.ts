import type { NotificationRow } from '../store/row-types.ts';
import { type World, nextNumber } from './world.ts';

export interface NewNotification {
  readonly title: string;
  readonly message: string;
  readonly type: NotificationRow['type'];
  readonly reason?: NonNullable<NotificationRow['reason']>;
  /** A path inside the application. */
  readonly directUrl: string | null;
}

/** Adds to the user's notifications; without a user, as for a counterpart who has not joined, nothing happens. */
export function notify(world: World, userId: string | null, note: NewNotification): void {
  if (userId === null) return;
  const now = world.clock.now();
  const { id } = world.tables.notifications.insert({
    id: world.random.uuid(),
    seq: nextNumber(world, 'notification'),
    userId,
    title: note.title,
    message: note.message,
    directUrl: note.directUrl,
    type: note.type,
    reason: note.reason ?? null,
    isRead: false,
    createdAtMs: now,
    modifiedAtMs: now,
  });
  world.recorder.notified(id);
}
