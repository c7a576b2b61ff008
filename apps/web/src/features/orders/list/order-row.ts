import type { Order } from '@amana/api';
import { partyOf, personText } from '@amana/domain';
import type { ListRowProps } from '../../../lists/list-row.tsx';
import { orderPath } from '../../../shared/paths.ts';

/** What a row shows of an order. */
export function orderRow(order: Order, viewerId: string): ListRowProps {
  const party = partyOf(order, viewerId);
  return {
    to: orderPath(order.id),
    title: order.description,
    createdAt: order.createdAt,
    party,
    amounts: order,
    person: personText(order, party),
    status: order.orderStatus,
  };
}
