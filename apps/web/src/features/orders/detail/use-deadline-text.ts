import type { Order } from '@amana/api';
import { serverClock, useGetTransaction } from '@amana/api';
import { isDeliveryDue, lagosDay, openTransactionId } from '@amana/domain';
import { dateText, dateTimeText } from '../../../shared/date-text.ts';

/** The date by which the next step is due, or null where the contract gives none. */
export function useDeadlineText(order: Order): string | null {
  // An order does not carry the expiry of its temporary account; its transaction does.
  const openId = openTransactionId(order);
  const transaction = useGetTransaction(openId ?? '', { query: { enabled: openId !== null } });
  const expiresAt = transaction.data?.data.accountExpirationTime ?? null;
  if (openId !== null)
    return expiresAt === null ? null : `By ${dateTimeText(expiresAt)}, when the account expires.`;
  const { orderStatus, estimatedTimeOfDelivery } = order;
  if (!isDeliveryDue(orderStatus) || estimatedTimeOfDelivery === null) return null;
  const verb = estimatedTimeOfDelivery < lagosDay(serverClock.now()) ? 'was' : 'is';
  return `Delivery ${verb} expected by ${dateText(estimatedTimeOfDelivery)}.`;
}
