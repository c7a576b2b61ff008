import { useGetOrder } from '@amana/api';
import { ORDER_DETAIL_REFRESH_MS, partyOf, awaitsTransfer } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import { useParams } from 'react-router-dom';
import { NotAParty, QueryPage } from '../../../shared/query-page.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { WAITING_REFRESH_MS } from '../use-follow-payment.ts';
import { Payment } from './payment.tsx';

const SKELETON = <Skeleton heights={[44, 240, 240]} />;
const NOT_FOUND = {
  title: 'Order not found',
  text: "The order you're looking for doesn't exist or has been removed.",
};

export function PaymentPage() {
  usePageTitle('Complete Your Payment');
  const { id = '' } = useParams();
  const viewer = useViewer();
  const query = useGetOrder(id, undefined, {
    query: {
      refetchInterval: ({ state }) =>
        state.data !== undefined && awaitsTransfer(state.data.data.orderStatus)
          ? WAITING_REFRESH_MS
          : ORDER_DETAIL_REFRESH_MS,
      refetchOnWindowFocus: 'always',
    },
  });
  return (
    <QueryPage query={query} skeleton={SKELETON} notFound={NOT_FOUND}>
      {({ data: order }) =>
        partyOf(order, viewer.userId) === 'buyer' ? <Payment order={order} viewer={viewer} /> : <NotAParty />
      }
    </QueryPage>
  );
}
