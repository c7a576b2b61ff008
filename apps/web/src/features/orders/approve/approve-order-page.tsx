import { useGetOrder } from '@amana/api';
import { BANK_DETAILS_NEEDED, orderActions, partyOf } from '@amana/domain';
import { ErrorState, PageHeader, Skeleton, State, buttonClass, toast } from '@amana/ui';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { PATHS, approveOrderPath, orderPath } from '../../../shared/paths.ts';
import { NotAParty } from '../../../shared/trade-problem.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useRetryFailed } from '../../../shared/use-retry-failed.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { OrderProblem } from '../order-problem.tsx';
import { ApproveOrderForm } from './approve-order-form.tsx';

const PAGE_BONES = [44, 160];

/** §2 and §5: a date from today on; without bank details those come first, and the way leads back here. */
export function ApproveOrderPage() {
  usePageTitle('Approve Order');
  const { id = '' } = useParams();
  if (id === '') {
    return (
      <State level={1} title="Order ID is missing" icon="help" isProblem>
        <Link className={buttonClass('secondary')} to={PATHS.orders}>
          All Orders
        </Link>
      </State>
    );
  }
  return <ApproveOrder id={id} />;
}

function ApproveOrder({ id }: { id: string }) {
  const viewer = useViewer();
  const retryFailed = useRetryFailed();
  const order = useGetOrder(id);
  const approve =
    order.data === undefined || !viewer.isKnown ? null : orderActions(order.data.data, viewer).approve;
  useBankDetailsFirst(id, approve?.first === 'bankDetails');

  if (order.data === undefined && order.isError) {
    return <OrderProblem error={order.error} onRetry={retryFailed} />;
  }
  if (viewer.retry !== null) return <ErrorState onRetry={viewer.retry} />;
  if (order.data === undefined || approve === null || approve.first === 'bankDetails') {
    return <Skeleton heights={PAGE_BONES} />;
  }
  if (partyOf(order.data.data, viewer.userId) !== 'seller') return <NotAParty />;
  // Who created the order sets its delivery date there (§4, decision D3).
  if (approve.state === 'hidden') return <Navigate to={orderPath(id)} replace />;
  return (
    <>
      <PageHeader
        title="Approve Order"
        subtitle="Please provide product delivery duration"
        back={<BackLink to={orderPath(id)} />}
      />
      {approve.state === 'enabled' ? (
        <ApproveOrderForm order={order.data.data} />
      ) : (
        <State title={approve.reason ?? ''} icon="info">
          <Link className={buttonClass()} to={orderPath(id)}>
            View Order
          </Link>
        </State>
      )}
    </>
  );
}

/** Says so once, and comes back here when they are saved. */
function useBankDetailsFirst(id: string, areNeeded: boolean): void {
  const navigate = useNavigate();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!areNeeded || isSaid.current) return;
    isSaid.current = true;
    toast.info(BANK_DETAILS_NEEDED);
    void navigate(PATHS.editAccount, { replace: true, state: { returnTo: approveOrderPath(id) } });
  }, [areNeeded, navigate, id]);
}
