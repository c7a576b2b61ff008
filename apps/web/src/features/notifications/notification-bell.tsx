import { useGetNotifications } from '@amana/api';
import { NOTIFICATIONS_REFRESH_MS } from '@amana/domain';
import { Button, Icon } from '@amana/ui';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Suspense, lazy, useState } from 'react';
import styles from './notifications.module.css';

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}));

/** §2: the unread count, and a dropdown with the list. */
export function NotificationBell() {
  const notifications = useGetNotifications({ query: { refetchInterval: NOTIFICATIONS_REFRESH_MS } });
  const [isOpen, setIsOpen] = useState(false);
  const unread = notifications.data?.data.filter(({ isRead }) => !isRead).length ?? 0;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
  };
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  return (
    <div className={styles['bell']} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Button
        variant="icon"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="bell" size={24} />
        {unread > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {unread}
          </span>
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <NotificationPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
