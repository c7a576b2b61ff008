import type { Notification } from '@amana/api';
import type { IconName } from '@amana/ui';
import { Icon, classNames } from '@amana/ui';
import { dateTimeText } from '../../shared/date-text.ts';
import styles from './notifications.module.css';

const ICONS: Record<Notification['notificationType'], IconName> = {
  order: 'tag',
  payment: 'wallet',
  system: 'info',
  default: 'bell',
};

export function NotificationItem({
  notification,
  onOpen,
}: {
  notification: Notification;
  onOpen: () => void;
}) {
  const { isRead, shortDescription, longDescription, createdAt, notificationType } = notification;
  return (
    <button
      type="button"
      className={classNames(styles['item'], !isRead && styles['unread'])}
      onClick={onOpen}
    >
      <span className={styles['sign']}>
        <Icon name={ICONS[notificationType]} />
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
