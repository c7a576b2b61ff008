import { useGetOrder } from '@amana/api';
import { ORDER_DETAIL_REFRESH_MS, partyOf, awaitsTransfer } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import { useParams } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { NotAParty, TradeProblem } from '../../../shared/trade-problem.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { WAITING_REFRESH_MS } from '../waiting-refresh.ts';
import { Payment } from './payment.tsx';

const PAGE_BONES = [44, 240, 240];
const NOT_FOUND = {
  title: 'Order not found',
  text: "The order you're looking for doesn't exist or has been removed.",
};

export function PaymentPage() {
  usePageTitle('Complete Your Payment');
  useTradesOfOtherTabs();
  const { id = '' } = useParams();
  const viewer = useViewer();
  const order = useGetOrder(id, undefined, {
    query: {
      refetchInterval: ({ state }) =>
        state.data !== undefined && awaitsTransfer(state.data.data.orderStatus)
          ? WAITING_REFRESH_MS
          : ORDER_DETAIL_REFRESH_MS,
      refetchOnWindowFocus: 'always',
    },
  });
  if (order.data === undefined) {
    if (!order.isError) return <Skeleton heights={PAGE_BONES} />;
    return <TradeProblem error={order.error} notFound={NOT_FOUND} onRetry={() => void order.refetch()} />;
  }
  if (partyOf(order.data.data, viewer.userId) !== 'buyer') return <NotAParty />;
  return <Payment order={order.data.data} viewer={viewer} />;
}
