import { type Order, useGetOrderHistory } from '@amana/api';
import { ORDER_STATUSES, ORDER_STATUS_FILTERS, orderAmountSign, orderTabOf } from '@amana/domain';
import { LinkState } from '../../../shared/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import { useListFilters } from '../../../shared/lists/list-filters.ts';
import { ListRow } from '../../../shared/lists/list-row.tsx';
import { recordedFigures } from '../../../shared/payment-breakdown.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';

export function OrderListPage() {
  const viewerId = useViewerId();
  const filters = useListFilters(ORDER_STATUS_FILTERS);
  const { status, from, to } = filters.filters;
  const filter = ORDER_STATUSES.find((known) => known === status);
  const params = {
    ...filters.page,
    ...(filter === undefined ? {} : { Filter: filter }),
    ...(from === '' ? {} : { StartDate: from }),
    ...(to === '' ? {} : { EndDate: to }),
  };
  const query = useGetOrderHistory(params, { query: filters.query });
  const tabOf = (order: Order) => orderTabOf(order, viewerId);
  const sideOf = (order: Order) => (tabOf(order) === 'sell' ? 'seller' : 'buyer');
  return (
    <>
      <PageHead title="All Orders" subtitle="Click any order to see more details" back={PATHS.overview} />
      <FilteredList
        query={query}
        filters={filters}
        tabs={{ noun: 'Orders', tabOf }}
        noMatch="No orders match these filters"
        empty={
          <LinkState
            title="No Orders Yet"
            text="Your order history will appear here when you buy or sell something."
            icon="cart"
            to={PATHS.createOrder}
            link="Create an Order"
          />
        }
        row={(order) => (
          <ListRow
            key={order.id}
            to={orderPath(order.id)}
            title={order.description}
            createdAt={order.createdAt}
            sign={orderAmountSign(sideOf(order))}
            amount={recordedFigures(sideOf(order), order).total}
            status={order.orderStatus}
          />
        )}
      />
    </>
  );
}
