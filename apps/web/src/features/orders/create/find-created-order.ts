import {
  type CreateOrderRequest,
  type CreateOrderResponse,
  type Order,
  getOrderHistory,
  serverClock,
} from '@amana/api';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { UnconfirmedError } from '../../../shared/show-error.ts';

/** An equal order that is older than the press by more was not created by it, in ms. */
const RECENT_MS = 120_000;

/** What was known when the form was sent. */
export interface SentForm {
  /** By the device's clock, in ms since 1970. */
  readonly sentAtMs: number;
  /** The newest orders of the viewer; undefined if they could not be read. */
  readonly earlier?: readonly Pick<Order, 'id'>[] | undefined;
}

/**
 * For a creation whose answer was lost: the viewer's newest order with the same counterpart, amount and description that
 * was created since the form was sent. Throws an `UnconfirmedError` if nothing tells whether such an order is new.
 */
export async function findCreatedOrder(
  { email, amount, description }: CreateOrderRequest,
  viewerId: string,
  { sentAtMs, earlier }: SentForm,
): Promise<CreateOrderResponse | null> {
  const { data: orders } = await getOrderHistory(FIRST_PAGE);
  const isTimed = serverClock.isConfirmed();
  const elapsedMs = Date.now() - sentAtMs;
  const since = isTimed ? serverClock.now() - elapsedMs - RECENT_MS : 0;
  const created = orders.find(
    (order) =>
      order.createdBy === viewerId &&
      order.email.toLowerCase() === email.toLowerCase() &&
      order.amount === amount &&
      order.description === description &&
      Date.parse(order.createdAt) >= since &&
      earlier?.some(({ id }) => id === order.id) !== true,
  );
  if (created !== undefined && earlier === undefined && !isTimed)
    throw new UnconfirmedError('Neither the earlier orders nor the time of the server are known');
  return created === undefined ? null : { data: created };
}
