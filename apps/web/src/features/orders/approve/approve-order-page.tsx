import { useGetOrder } from '@amana/api';
import {
  BANK_DETAILS_NEEDED,
  BANK_DETAILS_UNKNOWN,
  descriptionAuthor,
  formatNaira,
  orderActions,
  recordedFigures,
} from '@amana/domain';
import { Breakdown, Card, Skeleton, toast } from '@amana/ui';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { FiguresNotice } from '../../../trade/money-notices.tsx';
import { Description, descriptionLabel } from '../../../shared/description.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS, approveOrderPath, orderPath } from '../../../shared/paths.ts';
import { TOTAL_LABELS } from '../../../trade/payment-breakdown.tsx';
import { BankDetailsFailure } from '../../../viewer/bank-details-failure.tsx';
import { NotAParty } from '../../../viewer/not-a-party.tsx';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { DeliveryDateForm, useApproval } from '../delivery-date-form.tsx';
import { type OrderViewProps, OrderPageGuard } from '../order-page-guard.tsx';
import { useRedirect } from '../use-redirect.ts';

const SKELETON = <Skeleton heights={[44, 160]} />;

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
  return <OrderPageGuard query={query} skeleton={SKELETON} view={ApproveOrder} />;
}

function ApproveOrder({ order, side, viewer }: OrderViewProps) {
  const navigate = useNavigate();
  const approval = useApproval(order, 'approve');
  const { approve } = orderActions(order, viewer);
  const figures = recordedFigures('seller', order);
  const needsBankDetails = approve.first === 'bankDetails';
  useRedirect(needsBankDetails, () => {
    toast.info(BANK_DETAILS_NEEDED);
    const returnTo = approveOrderPath(order.id);
    void navigate(PATHS.editAccount, { replace: true, state: { returnTo } });
  });
  if (needsBankDetails) return SKELETON;
  if (side !== 'seller') return <NotAParty />;
  if (approve.reason === BANK_DETAILS_UNKNOWN)
    return <BankDetailsFailure level={1} failure={viewer.failure} />;
  // A seller who created the order sets its delivery date on the order's page.
  if (approve.state === 'hidden') return <Navigate to={orderPath(order.id)} replace />;
  return (
    <>
      <PageHead
        title="Approve Order"
        subtitle="Please provide product delivery duration"
        back={orderPath(order.id)}
      />
      {approve.state === 'enabled' ? (
        <Card>
          <DeliveryDateForm event="approve" approval={approval}>
            <Breakdown
              rows={[
                {
                  label: descriptionLabel(descriptionAuthor(order, 'seller')),
                  value: <Description text={order.description} />,
                },
                { label: TOTAL_LABELS.seller, value: formatNaira(figures.total), isTotal: true },
              ]}
            />
            <FiguresNotice figures={figures} mayPay={false} />
          </DeliveryDateForm>
        </Card>
      ) : (
        <LinkState title={approve.reason ?? ''} icon="info" to={orderPath(order.id)} link="View Order" />
      )}
    </>
  );
}
