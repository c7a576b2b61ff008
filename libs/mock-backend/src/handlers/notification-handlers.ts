import type { HandlersOf } from './handler.ts';
import {
  getNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
} from '../use-cases/notifications/notifications.ts';

export const notificationHandlers: HandlersOf<
  'getNotifications' | 'markAllNotificationsAsRead' | 'markNotificationAsRead'
> = {
  getNotifications: ({ world, caller }) => getNotifications(world, caller),
  markAllNotificationsAsRead: ({ world, caller }) => markAllNotificationsAsRead(world, caller),
  markNotificationAsRead: ({ world, caller, path }) => markNotificationAsRead(world, caller, path.id),
};
