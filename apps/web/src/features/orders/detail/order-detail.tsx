import type { Order } from '@amana/api';
import type { Side } from '@amana/domain';
import {
  awaitsDelivery,
  canDoText,
  formatNairaValue,
  nairaToKobo,
  orderActions,
  statusColour,
  statusLabel,
} from '@amana/domain';
import { Amount, Badge, Breakdown, Card, Columns, CopyButton, PageHeader } from '@amana/ui';
import { Suspense, lazy } from 'react';
import { BackLink } from '../../../shared/back-link.tsx';
import { Countdown } from '../../../shared/countdown.tsx';
import { dateText, dateTimeText } from '../../../shared/date-text.ts';
import { PaymentBreakdown, TOTAL_LABELS } from '../../../shared/payment-breakdown.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { TradeProgress } from '../../../shared/trade-progress.tsx';
import type { SignedInViewer } from '../../../shared/use-viewer.ts';
import { OrderButtons } from './order-buttons.tsx';
import styles from './order-detail.module.css';
import { useDeadlineText } from './use-deadline-text.ts';

/** A chunk of its own, because few orders show this form and it brings Formik. */
const DeliveryEstimateForm = lazy(async () => ({
  default: (await import('./delivery-estimate-form.tsx')).DeliveryEstimateForm,
}));

export interface OrderDetailProps {
  order: Order;
  side: Side;
  viewer: SignedInViewer;
}

export function OrderDetail({ order, side, viewer }: OrderDetailProps) {
  const actions = orderActions(order, viewer);
  const deadline = useDeadlineText(order);
  return (
    <>
      <PageHeader
        title="Pending Order"
        subtitle={order.orderNumber}
        back={<BackLink to={PATHS.orders} label="All Orders" />}
        actions={<Badge colour={statusColour(order.orderStatus)}>{statusLabel(order.orderStatus)}</Badge>}
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
                amount={nairaToKobo(order.amount)}
                {...(side === 'buyer' ? { sellerName: sellerNameOf(order) } : {})}
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
              <DeliveryCountdown date={order.estimatedTimeOfDelivery} />
            )}
            <Card>
              <Breakdown rows={factsOf(order)} />
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

function DeliveryCountdown({ date }: { date: string }) {
  return (
    <Card>
      <p className={styles['label']}>Delivery expected by {dateText(date)}</p>
      <Countdown target={date} />
    </Card>
  );
}

/** The name is empty until the seller has joined the order. */
function sellerNameOf({ name }: Order): string {
  return name === '' ? 'Not joined yet' : name;
}

function factsOf(order: Order) {
  return [
    { label: 'Order number', value: order.orderNumber },
    { label: 'Created', value: dateTimeText(order.createdAt) },
  ];
}
