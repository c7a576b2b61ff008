import { defineHandlers } from './handler-types.ts';
import {
  getNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
} from '../use-cases/notifications/read-notifications.ts';

export const notificationHandlers = defineHandlers({
  getNotifications: ({ world, caller }) => getNotifications(world, caller),
  markAllNotificationsAsRead: ({ world, caller }) => markAllNotificationsAsRead(world, caller),
  markNotificationAsRead: ({ world, caller, path }) => markNotificationAsRead(world, caller, path.id),
});
