import type { Order } from '@amana/api';
import { serverClock, useGetTransaction } from '@amana/api';
import { lagosDay } from '@amana/domain';
import { dateText, dateTimeText } from '../../../shared/date-text.ts';

/** By when the next step is due, as far as the contract says so (decision D23); null where it says nothing. */
export function useDeadlineText({
  orderStatus,
  transactionId,
  estimatedTimeOfDelivery,
}: Order): string | null {
  const isOpen = orderStatus === 'OpenTransaction' && transactionId !== null;
  // The order does not tell when its account expires; its transaction does.
  const transaction = useGetTransaction(transactionId ?? '', { query: { enabled: isOpen } });
  const expiresAt = transaction.data?.data.accountExpirationTime ?? null;
  if (isOpen) return expiresAt === null ? null : `By ${dateTimeText(expiresAt)}, when the account expires.`;
  const isUnderWay = orderStatus === 'Paid' || orderStatus === 'Shipped';
  if (!isUnderWay || estimatedTimeOfDelivery === null) return null;
  const verb = estimatedTimeOfDelivery < lagosDay(serverClock.now()) ? 'was' : 'is';
  return `Delivery ${verb} expected by ${dateText(estimatedTimeOfDelivery)}.`;
}
