import { serverClock } from '@amana/api';
import { type OrderStatus, EXPIRED, awaitsTransfer, countdown, isDeliveryDue } from '@amana/domain';
import { dateText, dateTimeText } from './date-text.ts';

export interface TradeDates {
  readonly orderStatus: OrderStatus;
  /** When the account that awaits a transfer expires; null where the service does not say it. */
  readonly expiresAt: string | null;
  readonly deliveryDate: string | null;
}

/**
 * The date by which the next step of a trade is due, as a sentence, or null where the contract gives none.
 * @param nowMs the server's time, in ms since 1970
 */
export function deadlineText(
  { orderStatus, expiresAt, deliveryDate }: TradeDates,
  nowMs = serverClock.now(),
): string | null {
  if (awaitsTransfer(orderStatus)) return expiresAt === null ? null : expiryText(expiresAt, nowMs);
  if (!isDeliveryDue(orderStatus) || deliveryDate === null) return null;
  const verb = countdown(deliveryDate, nowMs) === EXPIRED ? 'was' : 'is';
  return `Delivery ${verb} expected by ${dateText(deliveryDate)}.`;
}

/** A service may keep an order open for a while after its account has expired. */
function expiryText(expiresAt: string, nowMs: number): string {
  // The device's clock alone may be wrong.
  const isOver = serverClock.isConfirmed() && countdown(expiresAt, nowMs) === EXPIRED;
  const time = dateTimeText(expiresAt);
  return isOver ? `The account expired on ${time}.` : `By ${time}, when the account expires.`;
}
