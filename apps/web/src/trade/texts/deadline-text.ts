import { serverClock } from '@amana/api';
import { type OrderStatus, EXPIRED, awaitsTransfer, countdown, isDeliveryDue } from '@amana/domain';
import { dueTimeText } from '../../shared/dates/date-text.ts';

export interface TradeDates {
  readonly orderStatus: OrderStatus;
  /** When the account that awaits a transfer expires; null where the service has not sent it. */
  readonly expiresAt: string | null;
  /** A calendar date or an ISO 8601 timestamp, as the service sent it. */
  readonly deliveryDate: string | null;
}

/**
 * The date by which the next step of a trade is due, as a sentence, or null where it was not sent or cannot be read.
 * @param nowMs the server's time, in ms since 1970
 */
export function deadlineText(
  { orderStatus, expiresAt, deliveryDate }: TradeDates,
  nowMs = serverClock.now(),
): string | null {
  const isTransfer = awaitsTransfer(orderStatus);
  const due = isTransfer ? expiresAt : isDeliveryDue(orderStatus) ? deliveryDate : null;
  const time = due === null ? null : dueTimeText(due);
  if (time === null) return null;
  const isOver = countdown(due, nowMs) === EXPIRED;
  if (!isTransfer) return `Delivery ${isOver ? 'was' : 'is'} expected by ${time}.`;
  // A service may keep an order open for a while after its account has expired, and the device's clock may be wrong.
  return isOver && serverClock.isConfirmed()
    ? `The account expired on ${time}.`
    : `By ${time}, when the account expires.`;
}
