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
  /** Time of the newest one, in ms since 1970; 0 if there is none. */
  readonly lastAtMs: number;
  /** The newest one, unless it was read. */
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
      lastAtMs: Date.parse(last.at),
      news: { title: 'Transfer returned', text: `${dateTimeText(last.at)}: ${text}` },
    };
  }
  const [newest] = (notifications.data?.data ?? []).filter(
    ({ directUrl, reason }) => RETURNED.has(reason) && directUrl === orderPath(orderId),
  );
  return {
    lastAtMs: newest === undefined ? 0 : Date.parse(newest.createdAt),
    news:
      newest === undefined || newest.isRead
        ? null
        : { title: newest.shortDescription, text: newest.longDescription },
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
