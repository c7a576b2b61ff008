import { errorStatus, useGetOrder } from '@amana/api';
import { NOT_A_PARTY, ORDER_DETAIL_REFRESH_MS, partyOf } from '@amana/domain';
import { ErrorState, Skeleton, State, buttonClass } from '@amana/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ORDERS_PATH } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { useOrderCommands } from '../use-order-commands.ts';
import { OrderDetail } from './order-detail.tsx';

const DETAIL_BONES = [44, 120, 220, 96];

export function OrderDetailPage() {
  usePageTitle('Order');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const referral = params.get('referral');
  const viewer = useViewer();
  const order = useGetOrder(id, referral === null ? undefined : { referral }, {
    query: { refetchInterval: ORDER_DETAIL_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  const commands = useOrderCommands(id);

  if (order.data === undefined) {
    if (!order.isError) return <Skeleton heights={DETAIL_BONES} />;
    return <OrderProblem status={errorStatus(order.error)} onRetry={() => void order.refetch()} />;
  }
  const party = partyOf(order.data.data, viewer.userId);
  if (party === 'stranger') return <NotYours />;
  if (!viewer.isKnown) return <Skeleton heights={DETAIL_BONES} />;
  return <OrderDetail order={order.data.data} side={party} viewer={viewer} commands={commands} />;
}

function OrderProblem({ status, onRetry }: { status: number | null; onRetry: () => void }) {
  if (status === 403) return <NotYours />;
  if (status === null || status >= 500) {
    return <ErrorState title="Order not found or error loading order." onRetry={onRetry} />;
  }
  return (
    <State level={1} title="Order not found or error loading order." icon="help" isProblem>
      <BackToOrders />
    </State>
  );
}

function NotYours() {
  return (
    <State level={1} title={NOT_A_PARTY} icon="lock" isProblem>
      <BackToOrders />
    </State>
  );
}

function BackToOrders() {
  return (
    <Link className={buttonClass('secondary')} to={ORDERS_PATH}>
      All Orders
    </Link>
  );
}
