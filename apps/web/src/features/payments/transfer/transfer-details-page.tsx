import { formatNaira, koboToNaira, statusLabel, awaitsPayment, awaitsTransfer } from '@amana/domain';
import { Button, Card, Columns, Skeleton, State } from '@amana/ui';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../../shared/page-head.tsx';
import { AmountsDoNotAddUp, PaymentBreakdown, recordedFigures } from '../../../shared/payment-breakdown.tsx';
import { orderPath, orderPaymentPath } from '../../../shared/paths.ts';
import { type TransactionViewProps, TransactionPageGuard } from '../../../shared/transaction-page-guard.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { AccountDetails } from '../account-details.tsx';
import { ReturnedTransferNotice } from '../returned-transfer-notice.tsx';
import { WAITING_REFRESH_MS, useFollowPayment } from '../use-follow-payment.ts';

/** The product owner's spelling; do not correct it. */
const EXPIRY_LABEL = 'Accoun Number Expires in';

const SKELETON = <Skeleton heights={[44, 220, 260]} />;

export function TransferDetailsPage() {
  usePageTitle('Bank Transfer Details');
  return (
    <TransactionPageGuard
      skeleton={SKELETON}
      view={TransferDetails}
      only="buyer"
      refreshMs={WAITING_REFRESH_MS}
    />
  );
}

/** The account while a transfer is awaited, and the order's status afterwards. */
function TransferDetails({ transaction }: TransactionViewProps) {
  const navigate = useNavigate();
  const { orderId, orderStatus, name } = transaction;
  const figures = recordedFigures('buyer', transaction);
  // Nobody can transfer an estimate exactly.
  const isCertain = figures.addsUp && transaction.totalAmount !== undefined;
  const { paymentAccountNumber, paymentAccountName, paymentBankName, accountExpirationTime } = transaction;
  useFollowPayment({ id: orderId, orderStatus });
  const isAwaited = awaitsPayment(orderStatus);
  return (
    <>
      <PageHead title="Bank Transfer Details" back={orderPath(orderId)} status={orderStatus} />
      <Columns
        main={
          isAwaited && !isCertain ? (
            <AmountsDoNotAddUp />
          ) : isAwaited ? (
            <>
              <ReturnedTransferNotice orderId={orderId} />
              <AccountDetails
                amount={koboToNaira(figures.total)}
                amountLabel="Total Amount"
                bankName={paymentBankName}
                accountName={paymentAccountName ?? ''}
                accountNumber={paymentAccountNumber ?? ''}
                expiresAt={accountExpirationTime}
                isClosed={!awaitsTransfer(orderStatus)}
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
                text={`${formatNaira(figures.total)}: no transfer is awaited any more.`}
                icon="bank"
              >
                <Button onClick={() => void navigate(orderPath(orderId))}>View Order</Button>
              </State>
            </Card>
          )
        }
        aside={
          <Card aria-label="Payment breakdown">
            <PaymentBreakdown side="buyer" figures={figures} sellerName={name} />
          </Card>
        }
      />
    </>
  );
}
