import { type Order, useGetOrder } from '@amana/api';
import {
  type PaymentMethod,
  PAYMENT_CHOICES,
  arePayable,
  awaitsPayment,
  descriptionAuthor,
  figuresFromAnswer,
  orderActions,
  partyOf,
} from '@amana/domain';
import { Breakdown, Button, Card, Columns, RadioCards, Skeleton, Stack, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  FiguresNotice,
  MoneyAmount,
  PaidAlreadyNotice,
  amountRows,
  exactTotal,
} from '../../../trade/money/amounts.tsx';
import { ChangeFailure } from '../../../server-state/change-failure.tsx';
import { FailureState } from '../../../server-state/failure-state.tsx';
import { Description, ItemHeading, descriptionLabel } from '../../../shared/description.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { PartyGuard } from '../../../trade/page/party-guard.tsx';
import { recordPolling } from '../../../server-state/poll-every.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { AccountDetails } from '../account-details.tsx';
import { PhoneCode } from '../phone-code.tsx';
import { useReturnedTransfers } from '../returned-transfers.tsx';
import { paymentRefreshMs, useFollowPayment } from '../use-follow-payment.ts';
import type { CheckedAt } from '../../../shared/dates/checked-ago.tsx';
import { usePaymentAccount } from './use-payment-account.ts';

const METHODS = PAYMENT_CHOICES.map(({ method, label, isComingSoon }) => ({
  value: method,
  label,
  note: isComingSoon ? 'Coming Soon' : undefined,
  disabled: isComingSoon,
}));

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
      {(order, _, checkedAtMs) => <Payment order={order} checkedAtMs={checkedAtMs} />}
    </PartyGuard>
  );
}

interface PaymentProps {
  order: Order;
  checkedAtMs: CheckedAt;
}

function Payment({ order, checkedAtMs }: PaymentProps) {
  const userId = useViewerId();
  const [method, setMethod] = useState<PaymentMethod | null>('BankTransfer');
  const payment = usePaymentAccount(order, method);
  const { initiation, account, isLookingUp, accountFailure } = payment;
  const figures = figuresFromAnswer('buyer', order, account?.amount);
  const { pay } = orderActions(order, { userId, hasBankDetails: null }, figures, payment.isPaidAlready);
  const isPayable = pay.state === 'enabled';
  const needsAccount = !isPayable || (account === null && !isLookingUp);
  useFollowPayment(order);
  const returned = useReturnedTransfers(order.id, order.events, exactTotal(figures));
  const whyNotStarted = (
    <ChangeFailure change={initiation} text={payment.isNotSent ? NOT_SENT : initiation.failure} />
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
            {returned.news}
            {isPayable && isLookingUp && <Skeleton heights={[480]} />}
            {isPayable && accountFailure !== null && <FailureState {...accountFailure} />}
            {isPayable && account !== null && (
              <AccountDetails
                key={account.accountNumber}
                account={account}
                orderId={order.id}
                checkedAtMs={checkedAtMs}
                returnedAtMs={returned.lastAtMs}
                takesFocus={payment.isNew}
                isClosed={payment.isClosed}
                expiryLabel="Account Number expires in"
                newAccount={(look) => (
                  <>
                    {whyNotStarted}
                    <Button block loading={payment.isStarting} onClick={payment.start} {...look} />
                  </>
                )}
              />
            )}
            {needsAccount && (
              <Card aria-label="Payment">
                <Stack>
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
                    loading={payment.isStarting}
                    disabled={!isPayable}
                    disabledReason={pay.reason}
                    onClick={payment.start}
                  >
                    Make Payment with bank
                  </Button>
                </Stack>
              </Card>
            )}
            <Link className={buttonClass('link')} to={orderPath(order.id)}>
              Cancel and go back
            </Link>
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

/** The order and the amounts to pay. The page warns about amounts that cannot be paid. */
function OrderSummary({ order }: { order: Order }) {
  const figures = figuresFromAnswer('buyer', order);
  const author = descriptionAuthor(order, 'buyer');
  return (
    <Card aria-label="Order summary">
      <Stack>
        <Breakdown
          rows={[
            { label: 'Order number', value: order.orderNumber },
            {
              label: descriptionLabel(author),
              value: <Description text={order.description} isOwn={author === 'viewer'} />,
            },
            ...amountRows(figures, 'Total'),
          ]}
        />
        {arePayable(figures) && <FiguresNotice figures={figures} mayPay />}
      </Stack>
    </Card>
  );
}
