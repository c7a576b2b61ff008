import { useGetNotifications } from '@amana/api';
import { NOTIFICATIONS_REFRESH_MS } from '@amana/domain';
import { Button, Icon } from '@amana/ui';
import { useIsFetching } from '@tanstack/react-query';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pollEvery } from '../../server-state/poll-every.ts';
import { NotificationPanel } from './notification-panel.tsx';
import styles from './notifications.module.css';

const MOST_COUNTED = 99;

/** Reads the notifications, a long answer, after the data of the first page. */
export function NotificationBell() {
  const isIdle = useIsFetching() === 0;
  const [isEnabled, setIsEnabled] = useState(isIdle);
  if (isIdle && !isEnabled) setIsEnabled(true);
  const notifications = useGetNotifications({
    query: { enabled: isEnabled, refetchInterval: pollEvery(NOTIFICATIONS_REFRESH_MS) },
  });
  const [isOpen, setIsOpen] = useState(false);
  const bell = useRef<HTMLDivElement>(null);
  useDismiss(bell, isOpen, () => setIsOpen(false));
  const unread = notifications.data?.data.filter(({ isRead }) => !isRead).length ?? 0;
  const isMore = unread > MOST_COUNTED;
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  return (
    <div ref={bell} className={styles['bell']} onBlur={closeOnLeave}>
      <Button
        variant="icon"
        aria-label={
          unread === 0
            ? 'Notifications'
            : `Notifications, ${isMore ? `more than ${MOST_COUNTED}` : unread} unread`
        }
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="bell" size={24} />
        {unread > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {isMore ? `${MOST_COUNTED}+` : unread}
          </span>
        )}
      </Button>
      {isOpen && <NotificationPanel onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** Closes on Escape wherever the focus is, because Safari does not focus a pressed button. */
function useDismiss(element: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && element.current?.contains(target) === false) onClose();
  });
  const escape = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key !== 'Escape' || isComposing) return;
    onClose();
    // Otherwise the focus would be lost with the closed list.
    element.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const watching = new AbortController();
    document.addEventListener('pointerdown', press, watching);
    document.addEventListener('keydown', escape, watching);
    return () => watching.abort();
  }, [isOpen]);
}
