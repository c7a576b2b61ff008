import { useGetOrder } from '@amana/api';
import {
  BANK_DETAILS_NEEDED,
  BANK_DETAILS_UNKNOWN,
  arePayable,
  descriptionAuthor,
  moneyHeadline,
  orderActions,
  recordedFigures,
  withPersonText,
} from '@amana/domain';
import { Card, Stack, toast } from '@amana/ui';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ItemHeading } from '../../../trade/item-heading.tsx';
import { MoneyAmount } from '../../../trade/money-amount.tsx';
import { TOTAL_LABELS } from '../../../trade/payment-breakdown.tsx';
import { FiguresNotice } from '../../../trade/money-notices.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { PATHS, approveOrderPath, orderPath } from '../../../shared/paths.ts';
import { PayoutAccountLine } from '../../../trade/payout-account-line.tsx';
import { BankDetailsFailure } from '../../../viewer/bank-details-failure.tsx';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { DeliveryDateForm, useApproval } from '../delivery-date-form.tsx';
import { type OrderViewProps, OrderPageGuard } from '../order-page-guard.tsx';
import { useRedirect } from '../use-redirect.ts';

const headOf = (id: string) => ({
  title: 'Approve Order',
  subtitle: 'Please provide product delivery duration',
  back: orderPath(id),
});
const skeletonOf = (id: string) => <PageSkeleton {...headOf(id)} heights={[160]} />;

export function ApproveOrderPage() {
  usePageTitle('Approve Order');
  const { id = '' } = useParams();
  const query = useGetOrder(id);
  if (id === '') {
    return (
      <LinkState
        level={1}
        title="Order ID is missing"
        icon="help"
        isProblem
        to={PATHS.orders}
        link="All Orders"
        isSecondary
      />
    );
  }
  return <OrderPageGuard query={query} skeleton={skeletonOf(id)} view={ApproveOrder} />;
}

function ApproveOrder({ order, side, viewer }: OrderViewProps) {
  const navigate = useNavigate();
  const { productName } = useConfig();
  const approval = useApproval(order, 'approve');
  const { approve } = orderActions(order, viewer);
  const figures = recordedFigures('seller', order);
  const person = withPersonText(order, side);
  const needsBankDetails = approve.first === 'bankDetails';
  useRedirect(needsBankDetails, () => {
    toast.info(BANK_DETAILS_NEEDED);
    const returnTo = approveOrderPath(order.id);
    void navigate(PATHS.editAccount, { replace: true, state: { returnTo } });
  });
  if (needsBankDetails) return skeletonOf(order.id);
  if (side !== 'seller') {
    return (
      <LinkState
        level={1}
        title="Only the seller can approve this order."
        icon="lock"
        isProblem
        to={orderPath(order.id)}
        link="View Order"
      />
    );
  }
  if (approve.reason === BANK_DETAILS_UNKNOWN)
    return <BankDetailsFailure level={1} failure={viewer.failure} />;
  // A seller who created the order sets its delivery date on the order's page.
  if (approve.state === 'hidden') return <Navigate to={orderPath(order.id)} replace />;
  return (
    <>
      <PageHead {...headOf(order.id)} />
      <ItemHeading text={order.description} author={descriptionAuthor(order, side)} />
      {approve.state === 'enabled' ? (
        <Card>
          <Stack gap={5}>
            <MoneyAmount
              figures={figures}
              headline={moneyHeadline(order, side, productName)}
              otherwise={TOTAL_LABELS.seller}
            >
              {person !== null && <p>{person}</p>}
            </MoneyAmount>
            {!arePayable(figures) && <FiguresNotice figures={figures} mayPay={false} />}
            <PayoutAccountLine />
            <DeliveryDateForm event="approve" approval={approval} />
          </Stack>
        </Card>
      ) : (
        <LinkState title={approve.reason ?? ''} icon="info" to={orderPath(order.id)} link="View Order" />
      )}
    </>
  );
}
