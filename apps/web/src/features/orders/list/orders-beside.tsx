import { useGetOrderHistory } from '@amana/api';
import { ORDER_DETAIL_REFRESH_MS } from '@amana/domain';
import { useParams } from 'react-router-dom';
import { ListBeside } from '../../../lists/list-beside.tsx';
import { ListRow } from '../../../lists/list-row.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { pollEvery } from '../../../shared/poll-every.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { orderRow } from './order-row.ts';

export function OrdersBeside() {
  const { id } = useParams();
  const viewerId = useViewerId();
  // As often as the page beside it, which would contradict it otherwise.
  const query = useGetOrderHistory(FIRST_PAGE, {
    query: { refetchInterval: pollEvery(ORDER_DETAIL_REFRESH_MS) },
  });
  return (
    <ListBeside
      title="All Orders"
      to={PATHS.orders}
      query={query}
      row={(order) => <ListRow key={order.id} {...orderRow(order, viewerId)} isCurrent={order.id === id} />}
    />
  );
}
