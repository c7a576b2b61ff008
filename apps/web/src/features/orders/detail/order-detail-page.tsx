import { type Order, useGetOrder, useGetTransaction } from '@amana/api';
import {
  ORDER_DETAIL_REFRESH_MS,
  awaitsDelivery,
  isInDispute,
  offeredPayment,
  openTransactionId,
  orderActions,
  recordedFigures,
} from '@amana/domain';
import { Breakdown, Card, CopyButton, KeepFocus, Labelled, Skeleton } from '@amana/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { dateTimeText } from '../../../shared/date-text.ts';
import type { TradeDates } from '../../../trade/deadline-text.ts';
import { DisputeLinks } from '../../../trade/dispute-links.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { TradeColumns } from '../../../trade/trade-columns.tsx';
import { OrderHistory } from '../../../trade/trade-history.tsx';
import { refetchIntervalUnlessRefused } from '../../../shared/refetch-interval-unless-refused.ts';
import { useOrderLink } from '../../../trade/use-order-link.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { type OrderViewProps, OrderPageGuard } from '../order-page-guard.tsx';
import { DeliveryDateForm } from '../delivery-date-form.tsx';
import { useApproval } from '../use-approval.ts';
import { OrderButtons } from './order-buttons.tsx';
import styles from './order-detail.module.css';

const SKELETON = <Skeleton heights={[44, 280, 420]} aside={[230, 90, 130]} />;

export function OrderDetailPage() {
  usePageTitle('Pending Order');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const referral = params.get('referral');
  const query = useGetOrder(id, referral === null ? undefined : { referral }, {
    query: {
      refetchInterval: ({ state }) => refetchIntervalUnlessRefused(state, ORDER_DETAIL_REFRESH_MS),
      refetchOnWindowFocus: 'always',
    },
  });
  return <OrderPageGuard query={query} skeleton={SKELETON} view={OrderDetail} />;
}

function OrderDetail({ order, side, viewer }: OrderViewProps) {
  const figures = recordedFigures(side, order);
  const allowed = orderActions(order, viewer);
  const actions = { ...allowed, pay: offeredPayment(allowed.pay, figures) };
  const dates = useTradeDates(order);
  const link = useOrderLink(order);
  const approval = useApproval(order, 'setDeliveryDate');
  return (
    <>
      <PageHead
        title="Pending Order"
        subtitle={order.orderNumber}
        back={PATHS.orders}
        backLabel="All Orders"
        status={order.orderStatus}
      />
      <TradeColumns
        order={order}
        side={side}
        hasBankDetails={viewer.hasBankDetails}
        trade={order}
        description={order.description}
        figures={figures}
        events={order.events}
        history={<OrderHistory order={order} side={side} />}
        dates={dates}
        deliveryDate={order.estimatedTimeOfDelivery}
        deliveryLabel={awaitsDelivery(order.orderStatus) ? 'Delivery expected by' : 'Agreed delivery:'}
        buttons={
          <>
            {actions.setDeliveryDate.state === 'enabled' && (
              <section aria-label="Delivery date">
                <KeepFocus>
                  <DeliveryDateForm event="setDeliveryDate" approval={approval} />
                </KeepFocus>
              </section>
            )}
            {order.transactionId !== null && isInDispute(order.orderStatus) && (
              <DisputeLinks transactionId={order.transactionId} />
            )}
            <OrderButtons order={order} side={side} actions={actions} />
          </>
        }
        facts={
          <>
            <Card>
              <Breakdown
                rows={[
                  { label: 'Order number', value: order.orderNumber },
                  { label: 'Created', value: dateTimeText(order.createdAt) },
                ]}
              />
            </Card>
            <Card>
              <Labelled label="Order Link">
                <p className={styles['link']}>{link}</p>
              </Labelled>
              <CopyButton text={link} label="Copy link" copiedLabel="Link copied to clipboard!" />
            </Card>
          </>
        }
      />
    </>
  );
}

/** What says by when the next step is due. */
function useTradeDates(order: Order): TradeDates {
  const openId = openTransactionId(order);
  // A provider need not send the expiry of the temporary account with the order; the transaction has it.
  const isMissing = openId !== null && order.accountExpirationTime === undefined;
  const transaction = useGetTransaction(openId ?? '', { query: { enabled: isMissing } });
  const expiresAt = order.accountExpirationTime ?? transaction.data?.data.accountExpirationTime ?? null;
  const { orderStatus, estimatedTimeOfDelivery: deliveryDate } = order;
  return { orderStatus, expiresAt, deliveryDate };
}
