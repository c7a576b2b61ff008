import { useGetNotifications } from '@amana/api';
import { CURRENCY_SIGN, NOTIFICATIONS_REFRESH_MS } from '@amana/domain';
import { Notice } from '@amana/ui';
import { orderPath } from '../../shared/paths.ts';
import styles from './account-details.module.css';

/**
 * A transfer that came back is told where the next one is made: the newest unread word about money for this order, with
 * what came and what was due. Read again when the person returns from their bank.
 */
export function PaymentNews({ orderId }: { orderId: string }) {
  const notifications = useGetNotifications({
    query: { refetchInterval: NOTIFICATIONS_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  const news = notifications.data?.data.find(
    ({ directUrl, notificationType, isRead, longDescription }) =>
      !isRead &&
      notificationType === 'payment' &&
      directUrl === orderPath(orderId) &&
      longDescription.includes(CURRENCY_SIGN),
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
