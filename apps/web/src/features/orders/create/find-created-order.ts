import { type CreateOrderRequest, type CreateOrderResponse, getOrderHistory, serverClock } from '@amana/api';
import { FIRST_PAGE } from '../../../shared/route-context.ts';

/** An equal order that is older was not created by this press, in ms. */
const RECENT_MS = 120_000;

/** For a creation whose answer was lost: the viewer's newest order with the same counterpart, amount and description. */
export async function findCreatedOrder(
  { email, amount, description }: CreateOrderRequest,
  viewerId: string,
): Promise<CreateOrderResponse | null> {
  const { data: orders } = await getOrderHistory(FIRST_PAGE);
  const since = serverClock.now() - RECENT_MS;
  const created = orders.find(
    (order) =>
      order.createdBy === viewerId &&
      order.email.toLowerCase() === email.toLowerCase() &&
      order.amount === amount &&
      order.description === description &&
      Date.parse(order.createdAt) >= since,
  );
  return created === undefined ? null : { data: created };
}
