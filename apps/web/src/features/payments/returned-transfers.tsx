import { type NotificationReason, type Order, useGetNotifications } from '@amana/api';
import { type Kobo, NOTIFICATIONS_REFRESH_MS } from '@amana/domain';
import type { ComponentProps } from 'react';
import { pollEvery } from '../../server-state/poll-every.ts';
import { orderPath } from '../../shared/paths.ts';
import { ReturnedNotice, returnedTransfers } from '../../trade/money/amounts.tsx';
import styles from './account-details.module.css';

/** A provider may send other reasons too, which do not concern a transfer. */
const RETURNED = new Set<NotificationReason | undefined>(['transferTooSmall', 'transferTooLate']);

/**
 * The buyer's transfers that were returned. The history of the trade shows them as soon as it shows a payment; a
 * service that does not send it may send an unread notification with a reason.
 * @param due what the buyer has to pay; null where that is not certain
 */
export function useReturnedTransfers(orderId: string, events: Order['events'], due: Kobo | null) {
  const notifications = useGetNotifications({
    query: { refetchInterval: pollEvery(NOTIFICATIONS_REFRESH_MS), refetchOnWindowFocus: 'always' },
  });
  const last = events?.findLast(({ kind }) => kind === 'transferReturned');
  if (last !== undefined) {
    const texts = returnedTransfers([last], { side: 'buyer', otherName: '' }, due);
    return returnedAt(last.at, { title: 'Transfer returned', texts });
  }
  const newest = notifications.data?.data.find(
    ({ directUrl, reason }) => RETURNED.has(reason) && directUrl === orderPath(orderId),
  );
  if (newest === undefined) return returnedAt(null, null);
  const { createdAt, isRead, shortDescription: title, longDescription: text } = newest;
  return returnedAt(createdAt, isRead ? null : { title, texts: [text] });
}

function returnedAt(at: string | null, notice: ComponentProps<typeof ReturnedNotice> | null) {
  return {
    /** Time of the newest one, in ms since 1970; 0 if there is none. */
    lastAtMs: at === null ? 0 : Date.parse(at),
    /** The newest one, unless it was read. */
    news: (
      <div className={styles['news']} role="status" aria-label="About your transfer">
        {notice !== null && <ReturnedNotice {...notice} />}
      </div>
    ),
  };
}
