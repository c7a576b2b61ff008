import { type Order, useGetOrder, useGetTransaction } from '@amana/api';
import {
  BANK_DETAILS_UNKNOWN,
  ORDER_DETAIL_REFRESH_MS,
  awaitsDelivery,
  isInDispute,
  offeredPayment,
  openTransactionId,
  orderActions,
  recordedFigures,
} from '@amana/domain';
import { Card, KeepFocus, Stack } from '@amana/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { PATHS } from '../../../shared/paths.ts';
import { recordPolling } from '../../../shared/queries/poll-every.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { DisputeLinks } from '../../../trade/dispute-links.tsx';
import { PaymentResult } from '../../../trade/payment-result.tsx';
import { MoneyDestination } from '../../../trade/money-destination.tsx';
import { PaymentNotice } from '../../../trade/payment-notice.tsx';
import { ProofDisclosure } from '../../../trade/proof-disclosure.tsx';
import { TradePage, TradeSkeleton } from '../../../trade/trade-page.tsx';
import { useOrderLink } from '../../../trade/use-order-link.ts';
import { BankDetailsFailure } from '../../../viewer/bank-details-failure.tsx';
import { DeliveryDateForm, useApproval } from '../delivery-date-form.tsx';
import { type OrderViewProps, OrderPageGuard } from '../order-page-guard.tsx';
import { OrderLink, ShareAwaitedLink, isLinkAwaited } from '../share/share-order.tsx';
import { OrderButtons } from './order-buttons.tsx';

const SKELETON = <TradeSkeleton title="Pending Order" back={PATHS.orders} backLabel="All Orders" />;

export function OrderDetailPage() {
  usePageTitle('Pending Order');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const referral = params.get('referral');
  const query = useGetOrder(id, referral === null ? undefined : { referral }, {
    // In a hidden tab too, so that its title can show a change.
    query: { ...recordPolling(ORDER_DETAIL_REFRESH_MS), refetchIntervalInBackground: true },
  });
  return <OrderPageGuard query={query} skeleton={SKELETON} view={OrderDetail} />;
}

function OrderDetail({ order, side, viewer, checkedAtMs }: OrderViewProps) {
  const allowed = orderActions(order, viewer);
  const actions = { ...allowed, pay: offeredPayment(allowed.pay, recordedFigures(side, order)) };
  const expiresAt = useAccountExpiry(order);
  const link = useOrderLink(order);
  const approval = useApproval(order, 'setDeliveryDate');
  return (
    <TradePage
      title="Pending Order"
      subtitle={order.orderNumber}
      back={PATHS.orders}
      backLabel="All Orders"
      status={order.orderStatus}
      checkedAtMs={checkedAtMs}
      trade={order}
      side={side}
      order={order}
      hasBankDetails={viewer.hasBankDetails !== false}
      asked={{ orderId: order.id, transactionId: order.transactionId, number: order.orderNumber }}
      description={order.description}
      expiresAt={expiresAt}
      deliveryDate={order.estimatedTimeOfDelivery}
      deliveryLabel={awaitsDelivery(order.orderStatus) ? 'Delivery expected by' : 'Agreed delivery:'}
      result={side === 'buyer' && <PaymentResult order={order} />}
      buttons={
        <>
          <ShareAwaitedLink order={order} side={side} />
          {side === 'seller' && <PaymentNotice trade={order} checkedAtMs={checkedAtMs} />}
          <MoneyDestination trade={order} side={side} />
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
          {actions.approve.reason === BANK_DETAILS_UNKNOWN && <BankDetailsFailure failure={viewer.failure} />}
          <OrderButtons order={order} side={side} actions={actions} />
          <ProofDisclosure proofCode={order.proofCode} />
        </>
      }
      facts={[
        { label: 'Order number', value: order.orderNumber },
        { label: 'Created', value: dateTimeText(order.createdAt) },
      ]}
    >
      {!isLinkAwaited({ order, side }) && (
        <Card>
          <Stack gap={3}>
            <OrderLink link={link} />
          </Stack>
        </Card>
      )}
    </TradePage>
  );
}

/** When the temporary account expires; null where there is none, or where it is not known yet. */
function useAccountExpiry(order: Order): string | null {
  const openId = openTransactionId(order);
  // A provider may send the expiry with the transaction only.
  const isMissing = openId !== null && order.accountExpirationTime === undefined;
  const transaction = useGetTransaction(openId ?? '', { query: { enabled: isMissing } });
  return order.accountExpirationTime ?? transaction.data?.data.accountExpirationTime ?? null;
}
