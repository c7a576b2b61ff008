import { getGetOrderHistoryQueryOptions, useGetOrderHistory } from '@amana/api';
import { partyOf, tabOf } from '@amana/domain';
import { useQueryClient } from '@tanstack/react-query';
import { LinkState } from '../../../shared/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { FilteredList } from '../../../lists/filtered-list.tsx';
import { useListFilters } from '../../../lists/use-list-filters.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { ORDER_LIST, orderListParams } from './order-list-params.ts';
import { orderRow } from './order-row.ts';

export function OrderListPage() {
  const viewerId = useViewerId();
  const queryClient = useQueryClient();
  const filters = useListFilters(ORDER_LIST);
  const params = orderListParams(filters.filters);
  const query = useGetOrderHistory(params, { query: filters.query });
  return (
    <>
      <PageHead title="All Orders" subtitle="Click any order to see more details" back={PATHS.overview} />
      <FilteredList
        query={query}
        filters={filters}
        label="Orders"
        tabs={{
          tabOf: (order) => tabOf(partyOf(order, viewerId)),
          loadPage: (pageNumber) =>
            queryClient.query(getGetOrderHistoryQueryOptions({ ...params, pageNumber })),
        }}
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
        rowOf={(order) => orderRow(order, viewerId)}
      />
    </>
  );
}
