import type { Order } from '@amana/api';
import type { PaymentMethod } from '@amana/domain';
import { PAYMENT_CHOICES, orderActions } from '@amana/domain';
import { Button, Card, Columns, PageHeader, RadioCards, Skeleton } from '@amana/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { orderPath } from '../../../shared/paths.ts';
import type { SignedInViewer } from '../../../shared/use-viewer.ts';
import { AccountDetails } from '../account-details.tsx';
import { PaymentNews } from '../payment-news.tsx';
import { useFollowPayment } from '../use-follow-payment.ts';
import { OrderSummary } from './order-summary.tsx';
import { usePaymentAccount } from './use-payment-account.ts';

const METHODS = PAYMENT_CHOICES.map(({ method, label, isComingSoon }) => ({
  value: method,
  label,
  note: isComingSoon ? 'Coming Soon' : undefined,
  disabled: isComingSoon,
}));
const ACCOUNT_SKELETON = [320];

export function Payment({ order, viewer }: { order: Order; viewer: SignedInViewer }) {
  const [method, setMethod] = useState<PaymentMethod | null>('BankTransfer');
  const { initiate, account, isNew, isPending, isLookingUp } = usePaymentAccount(order);
  const navigate = useNavigate();
  const { state, reason } = orderActions(order, viewer).pay;
  const isPayable = state === 'enabled';
  const needsAccount = !isPayable || (account === null && !isLookingUp);
  useFollowPayment(order);
  return (
    <>
      <PageHeader title="Complete Your Payment" back={<BackLink to={orderPath(order.id)} />} />
      <Columns
        main={
          <>
            {isPayable && <PaymentNews orderId={order.id} />}
            {isPayable && isLookingUp && <Skeleton heights={ACCOUNT_SKELETON} />}
            {isPayable && account !== null && (
              <AccountDetails
                key={account.accountNumber}
                {...account}
                takesFocus={isNew}
                amountLabel="Amount"
                expiresAt={account.accountNumberExpiry}
                expiryLabel="Account Number expires in"
                afterExpiry={
                  <Button loading={isPending} onClick={() => void initiate(method)}>
                    Get a new account
                  </Button>
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
            {/* The account takes the main column once it exists. */}
            {!needsAccount && <OrderSummary order={order} />}
            {needsAccount && (
              <Button
                block
                loading={isPending}
                disabled={!isPayable}
                disabledReason={reason}
                onClick={() => void initiate(method)}
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
