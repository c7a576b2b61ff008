import { useGetOrder } from '@amana/api';
import { ORDER_DETAIL_REFRESH_MS } from '@amana/domain';
import { Skeleton } from '@amana/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { OrderPage } from '../order-page.tsx';
import { OrderDetail } from './order-detail.tsx';

const SKELETON = <Skeleton heights={[44, 120, 220, 96]} aside={[260, 120]} />;

export function OrderDetailPage() {
  usePageTitle('Pending Order');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const referral = params.get('referral');
  const query = useGetOrder(id, referral === null ? undefined : { referral }, {
    query: { refetchInterval: ORDER_DETAIL_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  return (
    <OrderPage query={query} skeleton={SKELETON}>
      {(order, side, viewer) => <OrderDetail order={order} side={side} viewer={viewer} />}
    </OrderPage>
  );
}
