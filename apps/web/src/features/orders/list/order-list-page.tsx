import { getGetOrderHistoryQueryOptions, useGetOrderHistory } from '@amana/api';
import { ORDER_STATUSES, ORDER_STATUS_FILTERS, partyOf, tabOf, withPersonText } from '@amana/domain';
import { useQueryClient } from '@tanstack/react-query';
import { LinkState } from '../../../shared/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { FilteredList } from '../../../shared/lists/filtered-list.tsx';
import { useListFilters } from '../../../shared/lists/list-filters.ts';
import { ListRow } from '../../../shared/lists/list-row.tsx';
import { personTexts } from '../../../shared/lists/search-rows.ts';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';

export function OrderListPage() {
  const viewerId = useViewerId();
  const queryClient = useQueryClient();
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
  return (
    <>
      <PageHead title="All Orders" subtitle="Click any order to see more details" back={PATHS.overview} />
      <FilteredList
        query={query}
        filters={filters}
        tabs={{
          noun: 'Orders',
          tabOf: (order) => tabOf(partyOf(order, viewerId)),
          loadPage: (pageNumber) =>
            queryClient.query(getGetOrderHistoryQueryOptions({ ...params, pageNumber })),
        }}
        textsOf={(order) => [
          order.description,
          order.orderNumber,
          ...personTexts(order, partyOf(order, viewerId)),
        ]}
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
        row={(order) => {
          const party = partyOf(order, viewerId);
          return (
            <ListRow
              key={order.id}
              to={orderPath(order.id)}
              title={order.description}
              createdAt={order.createdAt}
              party={party}
              amounts={order}
              person={withPersonText(order, party)}
              status={order.orderStatus}
            />
          );
        }}
      />
    </>
  );
}
