import { serverClock } from '@amana/api';
import { type OrderStatus, EXPIRED, awaitsTransfer, countdown, isDeliveryDue } from '@amana/domain';
import { dueTimeText } from '../shared/dates/date-text.ts';

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
  if (awaitsTransfer(orderStatus)) return expiresAt === null ? null : expiryText(expiresAt, nowMs);
  const time = deliveryDate === null ? null : dueTimeText(deliveryDate);
  if (!isDeliveryDue(orderStatus) || time === null) return null;
  const verb = countdown(deliveryDate, nowMs) === EXPIRED ? 'was' : 'is';
  return `Delivery ${verb} expected by ${time}.`;
}

/** A service may keep an order open for a while after its account has expired. */
function expiryText(expiresAt: string, nowMs: number): string | null {
  const time = dueTimeText(expiresAt);
  if (time === null) return null;
  // The device's clock may be wrong.
  const isOver = serverClock.isConfirmed() && countdown(expiresAt, nowMs) === EXPIRED;
  return isOver ? `The account expired on ${time}.` : `By ${time}, when the account expires.`;
}
