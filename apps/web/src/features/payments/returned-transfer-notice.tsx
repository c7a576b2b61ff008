import { type NotificationReason, useGetNotifications } from '@amana/api';
import { NOTIFICATIONS_REFRESH_MS } from '@amana/domain';
import { Notice } from '@amana/ui';
import { orderPath } from '../../shared/paths.ts';
import { pollEvery } from '../../shared/poll-every.ts';
import styles from './account-details.module.css';

/** A provider may give other reasons too, which are not about a transfer. */
const RETURNED = new Set<NotificationReason | undefined>(['transferTooSmall', 'transferTooLate']);

/**
 * Shows a returned transfer where the buyer makes the next one: the newest unread notification about it. Read again when
 * the buyer returns to the tab from their bank. Without the optional `reason` of the contract, nothing is shown.
 */
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
