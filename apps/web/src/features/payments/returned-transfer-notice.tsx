import { type NotificationReason, useGetNotifications } from '@amana/api';
import { NOTIFICATIONS_REFRESH_MS } from '@amana/domain';
import { Notice } from '@amana/ui';
import { orderPath } from '../../shared/paths.ts';
import { pollEvery } from '../../shared/queries/poll-every.ts';
import styles from './account-details.module.css';

/** A provider may send other reasons too, which do not concern a transfer. */
const RETURNED = new Set<NotificationReason | undefined>(['transferTooSmall', 'transferTooLate']);

/** The newest unread notification about a returned transfer. Needs the contract's optional `reason`. */
export function ReturnedTransferNotice({ orderId }: { orderId: string }) {
  const notifications = useGetNotifications({
    query: { refetchInterval: pollEvery(NOTIFICATIONS_REFRESH_MS), refetchOnWindowFocus: 'always' },
  });
  const news = notifications.data?.data.find(
    ({ directUrl, isRead, reason }) => !isRead && RETURNED.has(reason) && directUrl === orderPath(orderId),
  );
  return (
    <div className={styles['news']} role="status" aria-label="About your transfer">
      {news !== undefined && (
        <Notice tone="warning">
          <strong>{news.shortDescription}</strong>
          <p>{news.longDescription}</p>
        </Notice>
      )}
    </div>
  );
}
