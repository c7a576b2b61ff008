import { type NotificationReason, type TradeEvent, useGetNotifications } from '@amana/api';
import { type Kobo, NOTIFICATIONS_REFRESH_MS, returnedTransferText } from '@amana/domain';
import { Notice } from '@amana/ui';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { orderPath } from '../../shared/paths.ts';
import { pollEvery } from '../../shared/queries/poll-every.ts';
import styles from './account-details.module.css';

/** A provider may send other reasons too, which do not concern a transfer. */
const RETURNED = new Set<NotificationReason | undefined>(['transferTooSmall', 'transferTooLate']);

interface ReturnedTransfers {
  readonly count: number;
  /** The newest one. */
  readonly news: { readonly title: string; readonly text: string } | null;
}

/**
 * The buyer's transfers that were returned. The history of the trade shows them as soon as it shows a payment; a
 * service that does not send it may send an unread notification with a reason.
 * @param due what the buyer has to pay; null where that is not certain
 */
export function useReturnedTransfers(
  orderId: string,
  events: readonly TradeEvent[] | undefined,
  due: Kobo | null,
): ReturnedTransfers {
  const notifications = useGetNotifications({
    query: { refetchInterval: pollEvery(NOTIFICATIONS_REFRESH_MS), refetchOnWindowFocus: 'always' },
  });
  const returned = (events ?? []).filter(({ kind }) => kind === 'transferReturned');
  const last = returned.at(-1);
  if (last !== undefined) {
    const text = returnedTransferText(last, { side: 'buyer', otherName: '' }, due);
    return {
      count: returned.length,
      news: { title: 'Transfer returned', text: `${dateTimeText(last.at)}: ${text}` },
    };
  }
  const unread = (notifications.data?.data ?? []).filter(
    ({ directUrl, isRead, reason }) => !isRead && RETURNED.has(reason) && directUrl === orderPath(orderId),
  );
  const [newest] = unread;
  return {
    count: unread.length,
    news: newest === undefined ? null : { title: newest.shortDescription, text: newest.longDescription },
  };
}

export function ReturnedTransferNotice({ news }: Pick<ReturnedTransfers, 'news'>) {
  return (
    <div className={styles['news']} role="status" aria-label="About your transfer">
      {news !== null && (
        <Notice tone="warning">
          <strong>{news.title}</strong>
          <p>{news.text}</p>
        </Notice>
      )}
    </div>
  );
}
