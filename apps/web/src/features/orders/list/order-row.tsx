import type { Order } from '@amana/api';
import { partyOf, withPersonText } from '@amana/domain';
import { type ListRowProps, ListRow } from '../../../shared/lists/list-row.tsx';
import { orderPath } from '../../../shared/paths.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';

export interface OrderRowProps extends Pick<ListRowProps, 'isCurrent'> {
  order: Order;
}

export function OrderRow({ order, isCurrent }: OrderRowProps) {
  const party = partyOf(order, useViewerId());
  return (
    <ListRow
      to={orderPath(order.id)}
      title={order.description}
      createdAt={order.createdAt}
      party={party}
      amounts={order}
      person={withPersonText(order, party)}
      status={order.orderStatus}
      isCurrent={isCurrent}
    />
  );
}
