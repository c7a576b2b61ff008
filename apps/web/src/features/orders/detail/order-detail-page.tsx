import { useGetOrder } from '@amana/api';
import { ORDER_DETAIL_REFRESH_MS, partyOf } from '@amana/domain';
import { ErrorState, Skeleton } from '@amana/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { NotAParty } from '../../../shared/trade-problem.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useRetryFailed } from '../../../shared/use-retry-failed.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { OrderProblem } from '../order-problem.tsx';
import { OrderDetail } from './order-detail.tsx';

const BONES = { heights: [44, 120, 220, 96], aside: [260, 120] };

export function OrderDetailPage() {
  usePageTitle('Pending Order');
  useTradesOfOtherTabs();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const referral = params.get('referral');
  const viewer = useViewer();
  const retryFailed = useRetryFailed();
  const order = useGetOrder(id, referral === null ? undefined : { referral }, {
    query: { refetchInterval: ORDER_DETAIL_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });

  if (order.data === undefined) {
    if (!order.isError) return <Skeleton {...BONES} />;
    return <OrderProblem error={order.error} onRetry={retryFailed} />;
  }
  const party = partyOf(order.data.data, viewer.userId);
  if (party === 'stranger') return <NotAParty />;
  if (viewer.retry !== null) return <ErrorState onRetry={viewer.retry} />;
  if (!viewer.isKnown) return <Skeleton {...BONES} />;
  return <OrderDetail order={order.data.data} side={party} viewer={viewer} />;
}
