import { useGetOrderHistory } from '@amana/api';
import { ORDER_DETAIL_REFRESH_MS, ORDER_STATUS_FILTERS } from '@amana/domain';
import { useParams } from 'react-router-dom';
import { ListBeside } from '../../../shared/lists/list-beside.tsx';
import { useLastListFilters } from '../../../shared/lists/use-list-filters.ts';
import { PATHS } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { orderListParams } from './order-list-params.ts';
import { OrderRow } from './order-row.tsx';

export function OrdersBeside() {
  const { id } = useParams();
  const filters = useLastListFilters(PATHS.orders, ORDER_STATUS_FILTERS);
  // As often as the page beside it, which would contradict it otherwise.
  const query = useGetOrderHistory(orderListParams(filters), {
    query: { refetchInterval: pollEvery(ORDER_DETAIL_REFRESH_MS) },
  });
  return (
    <ListBeside
      title="All Orders"
      to={PATHS.orders}
      query={query}
      row={(order) => <OrderRow key={order.id} order={order} isCurrent={order.id === id} />}
    />
  );
}
