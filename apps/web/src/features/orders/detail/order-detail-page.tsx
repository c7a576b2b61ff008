import type { Order } from '@amana/api';
import { useGetOrder, serverClock, useGetTransaction } from '@amana/api';
import {
  ORDER_DETAIL_REFRESH_MS,
  awaitsDelivery,
  canDoText,
  formatNairaValue,
  nairaToKobo,
  orderActions,
  isDeliveryDue,
  lagosDay,
  openTransactionId,
} from '@amana/domain';
import { Amount, Breakdown, Card, Columns, CopyButton, Skeleton } from '@amana/ui';
import { Suspense, lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Countdown } from '../../../shared/countdown.tsx';
import { dateText, dateTimeText } from '../../../shared/date-text.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { PaymentBreakdown, TOTAL_LABELS, plannedFigures } from '../../../shared/payment-breakdown.tsx';
import { TradeProgress } from '../../../shared/trade-progress.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import type { OrderViewProps } from '../order-page.tsx';
import { OrderPage } from '../order-page.tsx';
import { OrderButtons } from './order-buttons.tsx';
import styles from './order-detail.module.css';

/** A separate chunk, because few orders show this form and it contains Formik. */
const DeliveryEstimateForm = lazy(async () => ({
  default: (await import('./delivery-estimate-form.tsx')).DeliveryEstimateForm,
}));

const SKELETON = <Skeleton heights={[44, 120, 220, 96]} aside={[260, 120]} />;

export function OrderDetailPage() {
  usePageTitle('Pending Order');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const referral = params.get('referral');
  const query = useGetOrder(id, referral === null ? undefined : { referral }, {
    query: { refetchInterval: ORDER_DETAIL_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  return <OrderPage query={query} skeleton={SKELETON} view={OrderDetail} />;
}

function OrderDetail({ order, side, viewer }: OrderViewProps) {
  const actions = orderActions(order, viewer);
  const deadline = useDeadlineText(order);
  return (
    <>
      <PageHead
        title="Pending Order"
        subtitle={order.orderNumber}
        back={PATHS.orders}
        backLabel="All Orders"
        status={order.orderStatus}
      />
      <Columns
        main={
          <>
            <Card>
              <p className={styles['label']}>{TOTAL_LABELS[side]}</p>
              <Amount text={formatNairaValue(order.totalAmount)} huge />
              <p>{order.description}</p>
            </Card>
            <Card aria-label="Payment breakdown">
              <PaymentBreakdown
                side={side}
                figures={plannedFigures(side, nairaToKobo(order.amount))}
                sellerName={side === 'buyer' ? sellerNameOf(order) : undefined}
              />
            </Card>
            {actions.setDeliveryEstimate.state === 'enabled' && (
              <Suspense>
                <DeliveryEstimateForm order={order} />
              </Suspense>
            )}
            <OrderButtons order={order} side={side} actions={actions} />
          </>
        }
        aside={
          <>
            <TradeProgress
              order={order}
              side={side}
              hasBankDetails={viewer.hasBankDetails}
              deadline={deadline}
              canDo={canDoText(actions)}
            />
            {order.estimatedTimeOfDelivery !== null && awaitsDelivery(order.orderStatus) && (
              <Card>
                <p className={styles['label']}>
                  Delivery expected by {dateText(order.estimatedTimeOfDelivery)}
                </p>
                <Countdown target={order.estimatedTimeOfDelivery} />
              </Card>
            )}
            <Card>
              <Breakdown
                rows={[
                  { label: 'Order number', value: order.orderNumber },
                  { label: 'Created', value: dateTimeText(order.createdAt) },
                ]}
              />
            </Card>
            <Card>
              <p className={styles['label']}>Order Link</p>
              <p className={styles['link']}>{order.referralLink}</p>
              <CopyButton text={order.referralLink} label="Copy link" />
            </Card>
          </>
        }
      />
    </>
  );
}

/** The name is empty until the seller has joined the order. */
function sellerNameOf({ name }: Order): string {
  return name === '' ? 'Not joined yet' : name;
}

/** The date by which the next step is due, or null where the contract gives none. */
function useDeadlineText(order: Order): string | null {
  // An order does not carry the expiry of its temporary account; its transaction does.
  const openId = openTransactionId(order);
  const transaction = useGetTransaction(openId ?? '', { query: { enabled: openId !== null } });
  const expiresAt = transaction.data?.data.accountExpirationTime ?? null;
  if (openId !== null)
    return expiresAt === null ? null : `By ${dateTimeText(expiresAt)}, when the account expires.`;
  const { orderStatus, estimatedTimeOfDelivery } = order;
  if (!isDeliveryDue(orderStatus) || estimatedTimeOfDelivery === null) return null;
  const verb = estimatedTimeOfDelivery < lagosDay(serverClock.now()) ? 'was' : 'is';
  return `Delivery ${verb} expected by ${dateText(estimatedTimeOfDelivery)}.`;
}
