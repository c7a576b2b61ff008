import { type Order, useGetOrder } from '@amana/api';
import {
  type PaymentMethod,
  PAYMENT_CHOICES,
  arePayable,
  awaitsPayment,
  offeredPayment,
  orderActions,
  partyOf,
  recordedFigures,
} from '@amana/domain';
import { Button, Card, Columns, Notice, RadioCards, Skeleton } from '@amana/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FiguresNotice, PaidAlreadyNotice } from '../../../trade/money-notices.tsx';
import { FailureState } from '../../../shared/states/failure-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { orderPath } from '../../../shared/paths.ts';
import { PartyGuard } from '../../../trade/party-guard.tsx';
import { recordPolling } from '../../../shared/queries/poll-every.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { AccountDetails, ExpiredAccountNotice } from '../account-details.tsx';
import { ReturnedTransferNotice } from '../returned-transfer-notice.tsx';
import { paymentRefreshMs, useFollowPayment } from '../use-follow-payment.ts';
import { OrderSummary } from './order-summary.tsx';
import { usePaymentAccount } from './use-payment-account.ts';

const METHODS = PAYMENT_CHOICES.map(({ method, label, isComingSoon }) => ({
  value: method,
  label,
  note: isComingSoon ? 'Coming Soon' : undefined,
  disabled: isComingSoon,
}));
const ACCOUNT_SKELETON = [320];

const SKELETON = <Skeleton heights={[44, 240, 240]} />;
const NOT_FOUND = {
  title: 'Order not found',
  text: "The order you're looking for doesn't exist or has been removed.",
};

export function CompletePaymentPage() {
  usePageTitle('Complete Your Payment');
  const { id = '' } = useParams();
  const query = useGetOrder(id, undefined, { query: recordPolling(paymentRefreshMs) });
  return (
    <PartyGuard query={query} sideOf={partyOf} only="buyer" skeleton={SKELETON} notFound={NOT_FOUND}>
      {(order) => <Payment order={order} readAtMs={query.dataUpdatedAt} />}
    </PartyGuard>
  );
}

interface PaymentProps {
  order: Order;
  readAtMs: number;
}

function Payment({ order, readAtMs }: PaymentProps) {
  const userId = useViewerId();
  const [method, setMethod] = useState<PaymentMethod | null>('BankTransfer');
  const payment = usePaymentAccount(order, readAtMs);
  const { initiation, account, isNew, isClosed, expired, isLookingUp, lookUpFailure } = payment;
  const { failure, isPending } = initiation;
  const navigate = useNavigate();
  const figures = recordedFigures('buyer', order, account?.amount);
  const { pay } = orderActions(order, { userId, hasBankDetails: null });
  const offered = offeredPayment(pay, figures, payment.isPaidAlready);
  const isPayable = offered.state === 'enabled';
  const needsAccount = !isPayable || (account === null && !isLookingUp);
  useFollowPayment(order);
  const whyNotStarted = failure !== null && <Notice tone="danger">{failure}</Notice>;
  return (
    <>
      <PageHead title="Complete Your Payment" back={orderPath(order.id)} />
      <Columns
        main={
          <>
            {payment.isPaidAlready && <PaidAlreadyNotice />}
            {!payment.isPaidAlready && !arePayable(figures) && (
              <FiguresNotice figures={figures} mayPay={awaitsPayment(order.orderStatus)} />
            )}
            <ReturnedTransferNotice orderId={order.id} />
            {isPayable && expired !== null && <ExpiredAccountNotice account={expired} />}
            {isPayable && isLookingUp && <Skeleton heights={ACCOUNT_SKELETON} />}
            {isPayable && lookUpFailure !== null && (
              <FailureState error={lookUpFailure.error} onRetry={lookUpFailure.retry} />
            )}
            {isPayable && account !== null && (
              <AccountDetails
                key={account.accountNumber}
                account={account}
                takesFocus={isNew}
                amountLabel="Amount"
                isClosed={isClosed}
                expiryLabel="Account Number expires in"
                afterExpiry={
                  <>
                    {whyNotStarted}
                    <Button loading={isPending} onClick={() => initiation.press(method)}>
                      Get a new account
                    </Button>
                  </>
                }
              />
            )}
            {needsAccount && <OrderSummary order={order} />}
            {isPayable && needsAccount && (
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
            {!needsAccount && <OrderSummary order={order} />}
            {needsAccount && whyNotStarted}
            {needsAccount && (
              <Button
                block
                loading={isPending}
                disabled={!isPayable}
                disabledReason={offered.reason}
                onClick={() => initiation.press(method)}
              >
                Make Payment with bank
              </Button>
            )}
            <Button variant="secondary" block onClick={() => void navigate(orderPath(order.id))}>
              Cancel
            </Button>
          </>
        }
      />
    </>
  );
}
