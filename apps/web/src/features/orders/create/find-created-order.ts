import {
  type CreateOrderRequest,
  type CreateOrderResponse,
  type Order,
  getOrderHistory,
  serverClock,
} from '@amana/api';
import { FIRST_PAGE } from '../../../shared/route-context.ts';

/** An equal order that is older was not created by this press, in ms. */
const RECENT_MS = 120_000;

/**
 * For a creation whose answer was lost: the viewer's newest order with the same counterpart, amount and description that
 * is not one of the `earlier` orders.
 */
export async function findCreatedOrder(
  { email, amount, description }: CreateOrderRequest,
  viewerId: string,
  earlier?: readonly Pick<Order, 'id'>[],
): Promise<CreateOrderResponse | null> {
  const { data: orders } = await getOrderHistory(FIRST_PAGE);
  // Without the server's time only the earlier orders tell which one is new.
  const isTimed = earlier === undefined || serverClock.isConfirmed();
  const since = isTimed ? serverClock.now() - RECENT_MS : 0;
  const created = orders.find(
    (order) =>
      order.createdBy === viewerId &&
      order.email.toLowerCase() === email.toLowerCase() &&
      order.amount === amount &&
      order.description === description &&
      Date.parse(order.createdAt) >= since &&
      earlier?.some(({ id }) => id === order.id) !== true,
  );
  return created === undefined ? null : { data: created };
}
