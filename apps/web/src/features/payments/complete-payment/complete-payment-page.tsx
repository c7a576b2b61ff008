import { type Order, useGetOrder } from '@amana/api';
import {
  type PaymentMethod,
  PAYMENT_CHOICES,
  arePayable,
  awaitsPayment,
  descriptionAuthor,
  offeredPayment,
  orderActions,
  partyOf,
  recordedFigures,
} from '@amana/domain';
import { Button, Card, Columns, Notice, RadioCards, Skeleton, Stack } from '@amana/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FiguresNotice, PaidAlreadyNotice, exactTotal } from '../../../trade/money-notices.tsx';
import { MoneyAmount } from '../../../trade/money-amount.tsx';
import { ItemHeading } from '../../../trade/item-heading.tsx';
import { FailureState } from '../../../shared/states/failure-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { PartyGuard } from '../../../trade/party-guard.tsx';
import { recordPolling } from '../../../shared/queries/poll-every.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { AccountDetails, ExpiredAccountNotice } from '../account-details.tsx';
import { PhoneCode } from '../phone-code.tsx';
import { ReturnedTransferNotice, useReturnedTransfers } from '../returned-transfer-notice.tsx';
import { SentBeforeExpiry, SentTransfer } from '../sent-transfer.tsx';
import { paymentRefreshMs, useFollowPayment } from '../use-follow-payment.ts';
import { OrderSummary } from './order-summary.tsx';
import { usePaymentAccount } from './use-payment-account.ts';

const METHODS = PAYMENT_CHOICES.map(({ method, label, isComingSoon }) => ({
  value: method,
  label,
  note: isComingSoon ? 'Coming Soon' : undefined,
  disabled: isComingSoon,
}));
const ACCOUNT_SKELETON = [420];

const NOT_SENT = 'You are offline. No account was made and no money moved.';

const SKELETON = <PageSkeleton title="Complete Your Payment" back={PATHS.orders} heights={[60, 360]} />;
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
      {(order, _, checkedAtMs) => (
        <Payment order={order} readAtMs={query.dataUpdatedAt} checkedAtMs={checkedAtMs} />
      )}
    </PartyGuard>
  );
}

interface PaymentProps {
  order: Order;
  readAtMs: number;
  /** The same for `CheckedAgo`; null if the last refresh failed. */
  checkedAtMs: number | null;
}

function Payment({ order, readAtMs, checkedAtMs }: PaymentProps) {
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
  const returned = useReturnedTransfers(order.id, order.events, exactTotal(figures));
  const whyNotStarted = failure !== null && (
    <Notice tone="danger">{payment.isNotSent ? NOT_SENT : failure}</Notice>
  );
  return (
    <>
      <PageHead title="Complete Your Payment" back={orderPath(order.id)} />
      <ItemHeading text={order.description} author={descriptionAuthor(order, 'buyer')} />
      <Columns
        main={
          <>
            {payment.isPaidAlready && <PaidAlreadyNotice />}
            {!payment.isPaidAlready && !arePayable(figures) && (
              <FiguresNotice figures={figures} mayPay={awaitsPayment(order.orderStatus)} />
            )}
            <ReturnedTransferNotice news={returned.news} />
            {isPayable && isLookingUp && <Skeleton heights={ACCOUNT_SKELETON} />}
            {isPayable && lookUpFailure !== null && (
              <FailureState error={lookUpFailure.error} onRetry={lookUpFailure.retry} />
            )}
            {isPayable && account !== null && (
              <AccountDetails
                key={account.accountNumber}
                account={account}
                takesFocus={isNew}
                amountLabel="Amount to transfer"
                isClosed={isClosed}
                expiryLabel="Account Number expires in"
                afterExpiry={
                  <>
                    <SentBeforeExpiry orderId={order.id} account={account} returnedAtMs={returned.lastAtMs} />
                    {whyNotStarted}
                    <Button block loading={isPending} onClick={() => initiation.press(method)}>
                      Get a new account
                    </Button>
                  </>
                }
              >
                <SentTransfer
                  orderId={order.id}
                  account={account}
                  checkedAtMs={checkedAtMs}
                  returnedAtMs={returned.lastAtMs}
                />
              </AccountDetails>
            )}
            {needsAccount && (
              <Card aria-label="Payment">
                <Stack>
                  {isPayable && expired !== null && (
                    <>
                      <ExpiredAccountNotice account={expired} />
                      <SentBeforeExpiry
                        key={expired.accountNumber}
                        orderId={order.id}
                        account={expired}
                        returnedAtMs={returned.lastAtMs}
                      />
                    </>
                  )}
                  <MoneyAmount figures={figures} headline={null} otherwise={isPayable ? 'To pay' : 'Total'} />
                  {isPayable && (
                    <RadioCards
                      legend="Payment method"
                      name="method"
                      choices={METHODS}
                      selected={method}
                      onSelect={setMethod}
                    />
                  )}
                  {whyNotStarted}
                  <Button
                    block
                    loading={isPending}
                    disabled={!isPayable}
                    disabledReason={offered.reason}
                    onClick={() => initiation.press(method)}
                  >
                    Make Payment with bank
                  </Button>
                  {isPayable && expired !== null && (
                    <p className="small-print">You get a new account to pay into.</p>
                  )}
                </Stack>
              </Card>
            )}
            <Button variant="secondary" block onClick={() => void navigate(orderPath(order.id))}>
              Cancel
            </Button>
          </>
        }
        aside={
          <>
            <OrderSummary order={order} />
            {isPayable && <PhoneCode orderId={order.id} />}
          </>
        }
      />
    </>
  );
}
