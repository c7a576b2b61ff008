import {
  type Notification,
  aroundCall,
  getGetNotificationsQueryKey,
  getNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  useGetNotifications,
} from '@amana/api';
import { type IconName, Button, Skeleton, Tabs, Icon, classNames } from '@amana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { agoText } from '../../shared/dates/checked-ago.tsx';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { useServerNow } from '../../shared/dates/use-server-now.ts';
import { change } from '../../server-state/change.ts';
import { UnreadableRows } from '../../server-state/unreadable-rows.tsx';
import { safePath } from '../../shared/safe-url.ts';
import { useStickyError } from '../../server-state/use-sticky-error.ts';
import { useLostFocus } from '../../shared/hooks/use-lost-focus.ts';
import styles from './notifications.module.css';

const VIEWS = [
  { key: 'all', label: 'All', empty: 'No notifications yet' },
  { key: 'unread', label: 'Unread', empty: 'No unread notifications' },
  { key: 'read', label: 'Read', empty: 'No read notifications' },
] as const;

/** A longer list would delay the press that opens it. */
const SHOWN_AT_ONCE = 50;
const PANEL = classNames('column', 'framed', styles['panel']);
const EMPTY = classNames('soft', styles['empty']);

const DAY_MS = 86_400_000;

type View = (typeof VIEWS)[number]['key'];

function isInView({ isRead }: Notification, view: View): boolean {
  return view === 'all' || isRead === (view === 'read');
}

export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>('all');
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const showOlder = () => {
    flushSync(() => setLimit(limit + SHOWN_AT_ONCE));
    // The pressed button moves below the added items, or disappears.
    list.current?.querySelectorAll('button')[limit]?.focus();
  };
  // Keyboard users continue from here, not from the top of the page.
  const lostFocus = useLostFocus(() =>
    panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
  );
  const notifications = useGetNotifications();
  const { error } = useStickyError(notifications);
  const marking = useMarkAsRead();
  const navigate = useNavigate();
  const nowMs = useServerNow();
  const shown = notifications.data?.data.filter((notification) => isInView(notification, view)) ?? [];
  const unreadableCount = notifications.data?.unreadableCount ?? 0;
  const open = ({ id, isRead, directUrl }: Notification) => {
    if (!isRead) marking.mutate(id);
    // A notification must not lead out of the app, whatever URL the server sends.
    const path = directUrl === null ? null : safePath(directUrl);
    if (path === null) return;
    onClose();
    void navigate(path);
  };
  const hasUnread = notifications.data?.data.some(({ isRead }) => !isRead) ?? false;
  return (
    <section ref={panel} className={PANEL} aria-label="Notifications" {...lostFocus}>
      <div className={styles['panelHead']}>
        <h2>Notifications</h2>
        {hasUnread && (
          <Button
            variant="link"
            loading={marking.isPending && marking.variables === null}
            onClick={() => marking.mutate(null)}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <Tabs label="Notifications shown" tabs={VIEWS} selected={view} onSelect={setView} />
      <div ref={list} className={styles['list']}>
        {notifications.data === undefined && error === null && <Skeleton heights={[72, 72, 72]} />}
        {notifications.data === undefined && error !== null && (
          <p className={EMPTY} role="alert">
            Error loading notifications
          </p>
        )}
        {notifications.data !== undefined && shown.length + unreadableCount === 0 && (
          <p className={EMPTY}>{VIEWS.find(({ key }) => key === view)?.empty}</p>
        )}
        {shown.slice(0, limit).map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            nowMs={nowMs}
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

/** Marks the notification with this id, or all of them. */
function useMarkAsRead() {
  const queryClient = useQueryClient();
  return useMutation(
    aroundCall({
      // The contract uses GET for these two changes, so their generated hooks would be queries.
      mutationFn: (id: string | null) =>
        id === null ? markAllNotificationsAsRead() : markNotificationAsRead(id),
      ...change({
        find: async (id: string | null) => {
          // A running request may have started before the change.
          await queryClient.cancelQueries({ queryKey: getGetNotificationsQueryKey() });
          // Calls the API directly, because the query returns its older data once the bell's page is left.
          const { data } = await getNotifications();
          return data.every((item) => item.isRead || (id ?? item.id) !== item.id) ? {} : null;
        },
        affects: 'notifications',
      }),
    }),
  );
}

const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  order: 'tag',
  payment: 'wallet',
  system: 'info',
  default: 'bell',
} satisfies Record<Notification['notificationType'], IconName>;

interface NotificationItemProps {
  notification: Notification;
  /** The server's time, in ms since 1970. */
  nowMs: number;
  onOpen: () => void;
}

function NotificationItem({ notification, nowMs, onOpen }: NotificationItemProps) {
  const { isRead, shortDescription, longDescription, createdAt, notificationType } = notification;
  const ageMs = nowMs - Date.parse(createdAt);
  return (
    <button
      type="button"
      className={classNames(styles['item'], !isRead && styles['unread'])}
      onClick={onOpen}
    >
      <span className="soft">
        <Icon name={ICONS[notificationType] ?? 'bell'} />
      </span>
      <span className={styles['itemText']}>
        <span className={styles['title']}>
          {shortDescription}
          {!isRead && <span className="visually-hidden"> (unread)</span>}
        </span>
        <span className="small-print">{longDescription}</span>
        <time className="small-print" dateTime={createdAt}>
          {ageMs >= 0 && ageMs < DAY_MS ? agoText(ageMs) : dateTimeText(createdAt)}
        </time>
      </span>
    </button>
  );
}
