import type { Notification } from '@amana/api';
import {
  getGetNotificationsQueryKey,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  useGetNotifications,
} from '@amana/api';
import { Button, Tabs, classNames } from '@amana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateTimeText } from '../../shared/date-text.ts';
import styles from './notifications.module.css';

const VIEWS = [
  { key: 'all', label: 'All', empty: 'No notifications yet' },
  { key: 'unread', label: 'Unread', empty: 'No unread notifications' },
  { key: 'read', label: 'Read', empty: 'No read notifications' },
] as const;

type View = (typeof VIEWS)[number]['key'];

function isInView({ isRead }: Notification, view: View): boolean {
  return view === 'all' || isRead === (view === 'read');
}

export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>('all');
  const notifications = useGetNotifications();
  const { markOne, markAll, isMarkingAll } = useMarkAsRead();
  const navigate = useNavigate();
  const shown = notifications.data?.data.filter((notification) => isInView(notification, view)) ?? [];
  const open = ({ id, isRead, directUrl }: Notification) => {
    if (!isRead) markOne(id);
    if (directUrl === null) return;
    onClose();
    void navigate(directUrl);
  };
  return (
    <section className={styles['panel']} aria-label="Notifications">
      <div className={styles['panelHead']}>
        <h2>Notifications</h2>
        <Button variant="link" loading={isMarkingAll} onClick={() => markAll()}>
          Mark all as read
        </Button>
      </div>
      <Tabs label="Notifications shown" tabs={VIEWS} selected={view} onSelect={setView} />
      {notifications.isError && notifications.data === undefined ? (
        <p className={styles['empty']} role="alert">
          Error loading notifications
        </p>
      ) : (
        <div className={styles['list']}>
          {shown.length === 0 && (
            <p className={styles['empty']}>{VIEWS.find(({ key }) => key === view)?.empty}</p>
          )}
          {shown.map((notification) => (
            <Item key={notification.id} notification={notification} onOpen={() => open(notification)} />
          ))}
        </div>
      )}
    </section>
  );
}

function Item({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { isRead, shortDescription, longDescription, createdAt } = notification;
  return (
    <button
      type="button"
      className={classNames(styles['item'], !isRead && styles['unread'])}
      onClick={onOpen}
    >
      <span className={styles['title']}>
        {shortDescription}
        {!isRead && <span className="visually-hidden"> (unread)</span>}
      </span>
      <span className={styles['message']}>{longDescription}</span>
      <time className={styles['time']} dateTime={createdAt}>
        {dateTimeText(createdAt)}
      </time>
    </button>
  );
}

/** The provider marks with a GET (§7); for the screen it is a change like any other. */
function useMarkAsRead() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: getGetNotificationsQueryKey() });
  const one = useMutation({ mutationFn: (id: string) => markNotificationAsRead(id), onSettled });
  const all = useMutation({ mutationFn: () => markAllNotificationsAsRead(), onSettled });
  return { markOne: one.mutate, markAll: all.mutate, isMarkingAll: all.isPending };
}
