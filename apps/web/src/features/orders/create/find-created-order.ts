import {
  type CreateOrderRequest,
  type CreateOrderResponse,
  type Order,
  getOrderHistory,
  serverClock,
} from '@amana/api';
import { areEqualOrders } from '@amana/domain';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { UnconfirmedError } from '../../../changes/show-error.ts';

/** Maximum age of an equal order, in ms; an older one was not created by this press. */
const RECENT_MS = 120_000;

export interface SentForm {
  readonly sentAtMs: number;
  /** The viewer's newest orders; undefined if they could not be read. */
  readonly earlier?: readonly Pick<Order, 'id'>[] | undefined;
}

/**
 * Finds the order of a creation whose answer was lost: the viewer's newest order with the same counterpart, amount and
 * description since the form was sent.
 * @throws UnconfirmedError if nothing shows whether such an order is new
 */
export async function findCreatedOrder(
  request: CreateOrderRequest,
  viewerId: string,
  { sentAtMs, earlier }: SentForm,
): Promise<CreateOrderResponse | null> {
  const sent = { ...request, createdBy: viewerId };
  const { data: orders } = await getOrderHistory(FIRST_PAGE);
  const elapsedMs = Date.now() - sentAtMs;
  const since = serverClock.now() - elapsedMs - RECENT_MS;
  const isTimed = ({ createdAt }: Order) => serverClock.isConfirmed() && hasTime(createdAt);
  const possible = orders.filter(
    (order) =>
      areEqualOrders(order, sent) &&
      (!isTimed(order) || Date.parse(order.createdAt) >= since) &&
      earlier?.some(({ id }) => id === order.id) !== true,
  );
  const created = possible.find((order) => earlier !== undefined || isTimed(order));
  if (created === undefined && possible.length > 0)
    throw new UnconfirmedError('Neither the earlier orders nor the time of the creation are known');
  return created === undefined ? null : { data: created };
}

/** False also if the service sends only the day, which is parsed as its first moment. */
function hasTime(instant: string): boolean {
  return !Number.isNaN(Date.parse(instant)) && !instant.endsWith('T00:00:00.000Z');
}
