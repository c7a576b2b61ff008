import { type Order, serverClock, useApproveOrder, useGetOrder } from '@amana/api';
import {
  TOAST_SUCCESS_MS,
  BANK_DETAILS_NEEDED,
  formatNaira,
  lagosDay,
  orderActions,
  recordedFigures,
} from '@amana/domain';
import { approveOrderSchema } from '@amana/domain/validation';
import { Breakdown, Card, Skeleton, toast } from '@amana/ui';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { FiguresNotice } from '../../../trade/money-notices.tsx';
import { Description } from '../../../shared/description.tsx';
import { LinkState } from '../../../shared/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { errorsOfFields } from '../../../forms/errors-of-fields.ts';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PATHS, approveOrderPath, orderPath } from '../../../shared/paths.ts';
import { TOTAL_LABELS } from '../../../trade/payment-breakdown.tsx';
import { NotAParty } from '../../../viewer/not-a-party.tsx';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';
import { useOrderCommand } from '../../../trade/use-order-command.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { DeliveryDateField } from '../delivery-date-field.tsx';
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
  // Here, because the form is gone once the order is read as approved, which may be before the answer comes.
  const leave = useLeaveWhenDone();
  const { approve } = orderActions(order, viewer);
  const needsBankDetails = approve.first === 'bankDetails';
  useRedirect(needsBankDetails, () => {
    toast.info(BANK_DETAILS_NEEDED);
    const returnTo = approveOrderPath(order.id);
    void navigate(PATHS.editAccount, { replace: true, state: { returnTo } });
  });
  if (needsBankDetails) return SKELETON;
  if (side !== 'seller') return <NotAParty />;
  // A seller who created the order gives its delivery date on the order's own page.
  if (approve.state === 'hidden') return <Navigate to={orderPath(order.id)} replace />;
  return (
    <>
      <PageHead
        title="Approve Order"
        subtitle="Please provide product delivery duration"
        back={orderPath(order.id)}
      />
      {approve.state === 'enabled' ? (
        <ApproveOrderForm order={order} onApproved={() => leave(PATHS.orders)} />
      ) : (
        <LinkState title={approve.reason ?? ''} icon="info" to={orderPath(order.id)} link="View Order" />
      )}
    </>
  );
}

interface ApproveOrderFormProps {
  order: Order;
  onApproved: () => Promise<void>;
}

/** The seller approves an order by giving its delivery date. */
function ApproveOrderForm({ order, onApproved }: ApproveOrderFormProps) {
  const figures = recordedFigures('seller', order);
  const approve = useApproveOrder();
  const run = useOrderCommand({ ...order, side: 'seller' });
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    schema: approveOrderSchema(today),
    onSubmit: async (values, setServerErrors) => {
      const send = () => approve.mutateAsync({ data: { orderId: order.id, ...values } });
      const failure = await run('approve', send, async ({ message }) => {
        toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
        await onApproved();
      });
      if (failure !== null) setServerErrors(errorsOfFields(failure.error, Object.keys(values)));
      return failure?.text;
    },
  });
  return (
    <Card>
      <GuardedForm
        form={form}
        label="Approve Order"
        submitText="Submit"
        isBusy={form.isSubmitting || approve.isSuccess}
      >
        <Breakdown
          rows={[
            { label: 'Description', value: <Description text={order.description} /> },
            { label: TOTAL_LABELS.seller, value: formatNaira(figures.total), isTotal: true },
          ]}
        />
        <FiguresNotice figures={figures} mayPay={false} />
        <DeliveryDateField {...form.field('estimatedTimeOfDelivery')} today={today} />
      </GuardedForm>
    </Card>
  );
}
