import type { Order } from '@amana/api';
import { useGetOrderHistory } from '@amana/api';
import {
  LIST_PAGE_SIZE,
  ORDER_STATUSES,
  ORDER_STATUS_FILTERS,
  orderAmountSign,
  orderTabOf,
} from '@amana/domain';
import { PageHeader, State, buttonClass } from '@amana/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import type { ListFilters } from '../../../shared/lists/list-filters.ts';
import { ListRow } from '../../../shared/lists/list-row.tsx';
import { useListFilters } from '../../../shared/lists/use-list-filters.ts';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';

export function OrderListPage() {
  usePageTitle('All Orders');
  const viewerId = useViewerId();
  const filters = useListFilters(ORDER_STATUS_FILTERS);
  const query = useGetOrderHistory(historyParams(filters.filters), {
    query: { placeholderData: keepPreviousData, enabled: filters.areDatesValid },
  });
  const tabOf = (order: Order) => orderTabOf(order, viewerId);
  return (
    <>
      <PageHeader
        title="All Orders"
        subtitle="Click any order to see more details"
        back={<BackLink to={PATHS.overview} />}
      />
      <FilteredList
        query={query}
        filters={filters}
        tabs={{ noun: 'Orders', tabOf }}
        noMatch="No orders match these filters"
        empty={
          <State
            title="No Orders Yet"
            text="Your order history will appear here when you buy or sell something."
            icon="cart"
          >
            <Link className={buttonClass()} to={PATHS.createOrder}>
              Create an Order
            </Link>
          </State>
        }
        row={(order) => (
          <ListRow
            key={order.id}
            to={orderPath(order.id)}
            title={order.description}
            createdAt={order.createdAt}
            sign={orderAmountSign(tabOf(order) === 'sell' ? 'seller' : 'buyer')}
            amount={order.totalAmount}
            status={order.orderStatus}
          />
        )}
      />
    </>
  );
}

function historyParams({ status, from, to, page }: ListFilters) {
  const filter = ORDER_STATUSES.find((known) => known === status);
  return {
    pageNumber: page,
    pageSize: LIST_PAGE_SIZE,
    ...(filter === undefined ? {} : { Filter: filter }),
    ...(from === '' ? {} : { StartDate: from }),
    ...(to === '' ? {} : { EndDate: to }),
  };
}
