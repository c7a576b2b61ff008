import { useGetOrder } from '@amana/api';
import {
  BANK_DETAILS_UNKNOWN,
  ORDER_DETAIL_REFRESH_MS,
  awaitsDelivery,
  figuresFromAnswer,
  isManagedByTransaction,
  orderActions,
} from '@amana/domain';
import { KeepFocus } from '@amana/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { recordPolling } from '../../../server-state/poll-every.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { PATHS, manageTransactionPath } from '../../../shared/paths.ts';
import { TradePage, TradeSkeleton } from '../../../trade/page/trade-page.tsx';
import { BankDetailsFailure } from '../../../viewer/bank-details-failure.tsx';
import { DeliveryDateForm, useApproval } from '../delivery-date-form.tsx';
import { type OrderViewProps, OrderPageGuard } from '../order-page-guard.tsx';
import { ShareAwaitedLink } from '../share/share-order.tsx';
import { OrderButtons } from './order-buttons.tsx';

const HEAD = { title: 'Pending Order', back: PATHS.orders, backLabel: 'All Orders' };

export function OrderDetailPage() {
  usePageTitle(HEAD.title);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const referral = params.get('referral');
  const query = useGetOrder(id, referral === null ? undefined : { referral }, {
    // In a hidden tab too, so that its title can show a change.
    query: { ...recordPolling(ORDER_DETAIL_REFRESH_MS), refetchIntervalInBackground: true },
  });
  return <OrderPageGuard query={query} skeleton={<TradeSkeleton {...HEAD} />} view={OrderDetail} />;
}

function OrderDetail({ order, side, viewer, checkedAtMs }: OrderViewProps) {
  const actions = orderActions(order, viewer, figuresFromAnswer(side, order));
  const needsSeller = actions.setDeliveryDate.state === 'enabled' || actions.approve.first === 'bankDetails';
  const managedId = isManagedByTransaction(order.orderStatus) ? order.transactionId : null;
  const approval = useApproval(order, 'setDeliveryDate');
  return (
    <TradePage
      {...HEAD}
      status={order.orderStatus}
      trade={order}
      side={side}
      checkedAtMs={checkedAtMs}
      hasBankDetails={viewer.hasBankDetails !== false}
      expiresAt={order.accountExpirationTime ?? null}
      deliveryLabel={awaitsDelivery(order.orderStatus) ? 'Delivery expected by' : 'Agreed delivery:'}
      buttons={(more) => (
        <>
          {!needsSeller && <ShareAwaitedLink order={order} side={side} />}
          {actions.setDeliveryDate.state === 'enabled' && (
            <section aria-label="Delivery date">
              <KeepFocus>
                <DeliveryDateForm event="setDeliveryDate" approval={approval} />
              </KeepFocus>
            </section>
          )}
          {actions.approve.reason === BANK_DETAILS_UNKNOWN && <BankDetailsFailure failure={viewer.failure} />}
          <OrderButtons order={order} side={side} actions={actions} more={more} />
          {needsSeller && <ShareAwaitedLink order={order} side={side} variant="secondary" />}
        </>
      )}
      links={managedId !== null && <Link to={manageTransactionPath(managedId)}>Manage Transaction</Link>}
    />
  );
}
