import type { Transaction } from '@amana/api';
import {
  formatNairaValue,
  nairaToKobo,
  statusColour,
  statusLabel,
  awaitsPayment,
  awaitsTransfer,
} from '@amana/domain';
import { Badge, Button, Card, Columns, PageHeader, State } from '@amana/ui';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { PaymentBreakdown } from '../../../shared/payment-breakdown.tsx';
import { orderPath, orderPaymentPath } from '../../../shared/paths.ts';
import { AccountDetails } from '../account-details.tsx';
import { PaymentNews } from '../payment-news.tsx';
import { useFollowPayment } from '../use-follow-payment.ts';

/** The product owner's spelling; do not correct it. */
const EXPIRY_LABEL = 'Accoun Number Expires in';

/** The account while a transfer is awaited, and the order's status afterwards. */
export function TransferDetails({ transaction }: { transaction: Transaction }) {
  const navigate = useNavigate();
  const { orderId, orderStatus, totalAmount, amount, name } = transaction;
  const { paymentAccountNumber, paymentAccountName, accountExpirationTime } = transaction;
  useFollowPayment({ id: orderId, orderStatus });
  const isAwaited = awaitsPayment(orderStatus);
  return (
    <>
      <PageHeader
        title="Bank Transfer Details"
        back={<BackLink to={orderPath(orderId)} />}
        actions={<Badge colour={statusColour(orderStatus)}>{statusLabel(orderStatus)}</Badge>}
      />
      <Columns
        main={
          isAwaited ? (
            <>
              <PaymentNews orderId={orderId} />
              <AccountDetails
                amount={totalAmount}
                amountLabel="Total Amount"
                accountName={paymentAccountName ?? ''}
                accountNumber={paymentAccountNumber ?? ''}
                expiresAt={awaitsTransfer(orderStatus) ? accountExpirationTime : null}
                expiryLabel={EXPIRY_LABEL}
                afterExpiry={
                  <Button onClick={() => void navigate(orderPaymentPath(orderId))}>Get a new account</Button>
                }
              />
            </>
          ) : (
            <Card>
              <State
                title={statusLabel(orderStatus)}
                text={`${formatNairaValue(totalAmount)}: no transfer is awaited any more.`}
                icon="bank"
              >
                <Button onClick={() => void navigate(orderPath(orderId))}>View Order</Button>
              </State>
            </Card>
          )
        }
        aside={
          <Card aria-label="Payment breakdown">
            <PaymentBreakdown side="buyer" amount={nairaToKobo(amount)} sellerName={name} />
          </Card>
        }
      />
    </>
  );
}
