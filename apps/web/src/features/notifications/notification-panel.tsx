import { type Notification, useGetNotifications } from '@amana/api';
import { type IconName, Button, Skeleton, Tabs, Icon, classNames } from '@amana/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { UnreadableRows } from '../../lists/unreadable-rows.tsx';
import { safePath } from '../../shared/safe-url.ts';
import { useStickyError } from '../../shared/hooks/use-sticky-error.ts';
import { useLostFocus } from '../../shared/hooks/use-lost-focus.ts';
import styles from './notifications.module.css';
import { useMarkAsRead } from './use-mark-as-read.ts';

const VIEWS = [
  { key: 'all', label: 'All', empty: 'No notifications yet' },
  { key: 'unread', label: 'Unread', empty: 'No unread notifications' },
  { key: 'read', label: 'Read', empty: 'No read notifications' },
] as const;

/** A longer list would delay the press that opens it. */
const SHOWN_AT_ONCE = 50;

type View = (typeof VIEWS)[number]['key'];

function isInView({ isRead }: Notification, view: View): boolean {
  return view === 'all' || isRead === (view === 'read');
}

export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>('all');
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Keyboard users continue from here, not from the top of the page.
  const lostFocus = useLostFocus(() =>
    panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
  );
  const notifications = useGetNotifications();
  const { error } = useStickyError(notifications);
  const { markOne, markAll, isMarkingAll } = useMarkAsRead();
  const navigate = useNavigate();
  const shown = notifications.data?.data.filter((notification) => isInView(notification, view)) ?? [];
  const unreadableCount = notifications.data?.unreadableCount ?? 0;
  const open = ({ id, isRead, directUrl }: Notification) => {
    if (!isRead) markOne(id);
    // A notification must not lead out of the app, whatever URL the server sends.
    const path = directUrl === null ? null : safePath(directUrl);
    if (path === null) return;
    onClose();
    void navigate(path);
  };
  const select = (next: View) => {
    setView(next);
    setLimit(SHOWN_AT_ONCE);
  };
  const showOlder = () => {
    flushSync(() => setLimit(limit + SHOWN_AT_ONCE));
    // The pressed button moves below the added items, or disappears.
    list.current?.querySelectorAll('button')[limit]?.focus();
  };
  const hasUnread = notifications.data?.data.some(({ isRead }) => !isRead) ?? false;
  return (
    <section ref={panel} className={styles['panel']} aria-label="Notifications" {...lostFocus}>
      <div className={styles['panelHead']}>
        <h2>Notifications</h2>
        {hasUnread && (
          <Button variant="link" loading={isMarkingAll} onClick={markAll}>
            Mark all as read
          </Button>
        )}
      </div>
      <Tabs label="Notifications shown" tabs={VIEWS} selected={view} onSelect={select} />
      <div ref={list} className={styles['list']}>
        {notifications.data === undefined && error === null && <Skeleton heights={[72, 72, 72]} />}
        {notifications.data === undefined && error !== null && (
          <p className={styles['empty']} role="alert">
            Error loading notifications
          </p>
        )}
        {notifications.data !== undefined && shown.length + unreadableCount === 0 && (
          <p className={styles['empty']}>{VIEWS.find(({ key }) => key === view)?.empty}</p>
        )}
        {shown.slice(0, limit).map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => open(notification)}
          />
        ))}
        {shown.length > limit && (
          <Button variant="link" onClick={showOlder}>
            Show older notifications
          </Button>
        )}
        <UnreadableRows answer={notifications.data} onRetry={() => void notifications.refetch()} />
      </div>
    </section>
  );
}

const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  order: 'tag',
  payment: 'wallet',
  system: 'info',
  default: 'bell',
} satisfies Record<Notification['notificationType'], IconName>;

function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { isRead, shortDescription, longDescription, createdAt, notificationType } = notification;
  return (
    <button
      type="button"
      className={classNames(styles['item'], !isRead && styles['unread'])}
      onClick={onOpen}
    >
      <span className={styles['sign']}>
        <Icon name={ICONS[notificationType] ?? 'bell'} />
      </span>
      <span className={styles['itemText']}>
        <span className={styles['title']}>
          {shortDescription}
          {!isRead && <span className="visually-hidden"> (unread)</span>}
        </span>
        <span className={styles['message']}>{longDescription}</span>
        <time className={styles['time']} dateTime={createdAt}>
          {dateTimeText(createdAt)}
        </time>
      </span>
    </button>
  );
}
