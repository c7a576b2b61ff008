export const loadNotificationBell = async () => (await import('./notification-bell.tsx')).NotificationBell;
