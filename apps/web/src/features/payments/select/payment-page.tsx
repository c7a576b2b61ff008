import type { Order, PaymentAccount } from '@amana/api';
import { errorStatus, errorText, useGetOrder, useInitiatePayment } from '@amana/api';
import type { PaymentMethod } from '@amana/domain';
import {
  NOT_A_PARTY,
  ORDER_DETAIL_REFRESH_MS,
  PAYMENT_CHOICES,
  TOAST_ERROR_MS,
  TOAST_SUCCESS_MS,
  orderActions,
  partyOf,
  paymentMethodProblem,
} from '@amana/domain';
import {
  Button,
  Card,
  Columns,
  ErrorState,
  PageHeader,
  RadioCards,
  Skeleton,
  State,
  buttonClass,
  toast,
} from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { ORDERS_PATH, orderPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { AccountDetails } from '../account-details.tsx';
import { useLeaveWhenPaid } from '../use-leave-when-paid.ts';
import { OrderSummary } from './order-summary.tsx';

const METHODS = PAYMENT_CHOICES.map(({ method, label, isComingSoon }) => ({
  value: method,
  label,
  note: isComingSoon ? 'Coming Soon' : undefined,
  disabled: isComingSoon,
}));
const PAGE_BONES = [44, 240, 240];
/** While a transfer is awaited the order is read more often than §7 asks, so that the page moves on by itself. */
const WAITING_REFRESH_MS = 3_000;

export function PaymentPage() {
  usePageTitle('Complete Your Payment');
  const { id = '' } = useParams();
  const viewer = useViewer();
  const order = useGetOrder(id, undefined, {
    query: {
      refetchInterval: ({ state }) =>
        state.data?.data.orderStatus === 'OpenTransaction' ? WAITING_REFRESH_MS : ORDER_DETAIL_REFRESH_MS,
    },
  });
  if (order.data === undefined) {
    if (!order.isError) return <Skeleton heights={PAGE_BONES} />;
    const status = errorStatus(order.error);
    if (status === null || status >= 500) return <ErrorState onRetry={() => void order.refetch()} />;
    return status === 403 ? <NotYours /> : <OrderNotFound />;
  }
  if (partyOf(order.data.data, viewer.userId) !== 'buyer') return <NotYours />;
  return <Payment order={order.data.data} />;
}

function Payment({ order }: { order: Order }) {
  const [method, setMethod] = useState<PaymentMethod | null>('BankTransfer');
  const { initiate, account, isPending } = useInitiation(order);
  const navigate = useNavigate();
  const viewer = useViewer();
  const action = orderActions(order, viewer).pay;
  useLeaveWhenPaid(order);
  const cancel = () => void navigate(orderPath(order.id));
  return (
    <>
      <PageHeader title="Complete Your Payment" back={<BackLink to={orderPath(order.id)} />} />
      <Columns
        main={
          <>
            <OrderSummary order={order} />
            {account === null && (
              <Card>
                <RadioCards
                  legend="Payment method"
                  name="method"
                  choices={METHODS}
                  selected={method}
                  onSelect={setMethod}
                />
              </Card>
            )}
          </>
        }
        aside={
          <>
            {account !== null && (
              <AccountDetails
                {...account}
                expiresAt={account.accountNumberExpiry}
                expiryLabel="Account Number expires in"
                afterExpiry={
                  <Button loading={isPending} onClick={() => void initiate(method)}>
                    Get a new account
                  </Button>
                }
              />
            )}
            {account === null && (
              <Button
                block
                loading={isPending}
                disabled={action.state === 'disabled'}
                disabledReason={action.reason}
                onClick={() => void initiate(method)}
              >
                Make Payment with bank
              </Button>
            )}
            <Button variant="secondary" block onClick={cancel}>
              Cancel
            </Button>
          </>
        }
      />
    </>
  );
}

/** Asks for the temporary account; the server answers the same one while it lives, so nothing can double it. */
function useInitiation(order: Order) {
  const initiation = useInitiatePayment();
  const queryClient = useQueryClient();
  const [account, setAccount] = useState<PaymentAccount | null>(null);
  const initiate = async (method: PaymentMethod | null) => {
    const problem = paymentMethodProblem(method);
    if (problem !== null) {
      toast.error(problem, TOAST_ERROR_MS);
      return;
    }
    try {
      const { data, message } = await initiation.mutateAsync({ data: { orderId: order.id } });
      if (data.accountNumber === '') {
        toast.error('Failed to generate bank details', TOAST_ERROR_MS);
        return;
      }
      setAccount(data);
      toast.success(message ?? 'Bank account details generated successfully', TOAST_SUCCESS_MS);
    } catch (error) {
      toast.error(errorText(error, 'An error occurred while processing your payment.'), TOAST_ERROR_MS);
    } finally {
      await invalidateTrades(queryClient);
    }
  };
  return { initiate, account, isPending: initiation.isPending };
}

function OrderNotFound() {
  return (
    <State
      level={1}
      title="Order not found"
      text="The order you're looking for doesn't exist or has been removed."
      icon="help"
      isProblem
    >
      <Link className={buttonClass('secondary')} to={ORDERS_PATH}>
        All Orders
      </Link>
    </State>
  );
}

function NotYours() {
  return <State level={1} title={NOT_A_PARTY} icon="lock" isProblem />;
}
