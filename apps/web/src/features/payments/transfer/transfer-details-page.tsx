import {
  ORDER_STATUSES,
  UNKNOWN_STATUS_STEP,
  arePayable,
  awaitsPayment,
  awaitsTransfer,
  formatNaira,
  isPaidAlready,
  recordedFigures,
  statusLabel,
} from '@amana/domain';
import { Button, Card, Columns, Notice, State, buttonClass } from '@amana/ui';
import { Link, useNavigate } from 'react-router-dom';
import { FiguresNotice, PaidAlreadyNotice, exactTotal } from '../../../trade/money-notices.tsx';
import { ItemHeading } from '../../../trade/item-heading.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { PaymentBreakdown } from '../../../trade/payment-breakdown.tsx';
import { PATHS, orderPath, orderPaymentPath } from '../../../shared/paths.ts';
import { type TransactionViewProps, TransactionPage } from '../../../trade/party-guard.tsx';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { AccountDetails, accountOf } from '../account-details.tsx';
import { PhoneCode } from '../phone-code.tsx';
import { ReturnedTransferNotice, useReturnedTransfers } from '../returned-transfer-notice.tsx';
import { SentBeforeExpiry, SentTransfer } from '../sent-transfer.tsx';
import { paymentRefreshMs, useFollowPayment } from '../use-follow-payment.ts';

/** The product owner's spelling; do not correct it. */
const EXPIRY_LABEL = 'Accoun Number Expires in';

const SKELETON = <PageSkeleton title="Bank Transfer Details" back={PATHS.orders} heights={[220, 260]} />;

export function TransferDetailsPage() {
  usePageTitle('Bank Transfer Details');
  return (
    <TransactionPage skeleton={SKELETON} view={TransferDetails} only="buyer" refreshMs={paymentRefreshMs} />
  );
}

function TransferDetails({ transaction, checkedAtMs }: TransactionViewProps) {
  const navigate = useNavigate();
  const { orderId, orderStatus, name, note } = transaction;
  const figures = recordedFigures('buyer', transaction);
  const account = accountOf(transaction);
  useFollowPayment({ id: orderId, orderStatus });
  const returned = useReturnedTransfers(orderId, transaction.events, exactTotal(figures));
  const isAwaited = awaitsPayment(orderStatus);
  const isClosed = !awaitsTransfer(orderStatus);
  const missing = [
    ...(isClosed || (transaction.paymentAccountNumber ?? '') !== '' ? [] : ['the account number']),
    // A calculated amount may differ from the one that the account expects.
    ...(account === null ? ['the exact amount'] : []),
  ];
  return (
    <>
      <PageHead title="Bank Transfer Details" back={orderPath(orderId)} status={orderStatus} />
      <ItemHeading text={note} author={null} />
      <Columns
        main={
          <>
            <ReturnedTransferNotice news={returned.news} />
            {isPaidAlready(transaction) ? (
              <PaidAlreadyNotice />
            ) : isAwaited && !arePayable(figures) ? (
              <FiguresNotice figures={figures} mayPay />
            ) : isAwaited && account !== null && missing.length === 0 ? (
              <AccountDetails
                account={account}
                amountLabel="Total Amount"
                isClosed={isClosed}
                expiryLabel={EXPIRY_LABEL}
                afterExpiry={
                  <>
                    <SentBeforeExpiry orderId={orderId} account={account} returnedAtMs={returned.lastAtMs} />
                    <Button block onClick={() => void navigate(orderPaymentPath(orderId))}>
                      Get a new account
                    </Button>
                  </>
                }
              >
                <SentTransfer
                  orderId={orderId}
                  account={account}
                  checkedAtMs={checkedAtMs}
                  returnedAtMs={returned.lastAtMs}
                />
              </AccountDetails>
            ) : isAwaited ? (
              <IncompleteAccount missing={missing} orderId={orderId} />
            ) : (
              <Card>
                <State
                  title={statusLabel(orderStatus)}
                  text={
                    ORDER_STATUSES.includes(orderStatus)
                      ? `${formatNaira(figures.total)}: no transfer is awaited any more.`
                      : UNKNOWN_STATUS_STEP
                  }
                  icon="bank"
                >
                  <Button onClick={() => void navigate(orderPath(orderId))}>View Order</Button>
                </State>
              </Card>
            )}
          </>
        }
        aside={
          <>
            <Card aria-label="Payment breakdown">
              <PaymentBreakdown side="buyer" figures={figures} sellerName={name} mayPay={isAwaited} />
            </Card>
            {isAwaited && <PhoneCode orderId={orderId} />}
          </>
        }
      />
    </>
  );
}

interface IncompleteAccountProps {
  missing: readonly string[];
  orderId: string;
}

/** Replaces an incomplete account. The answer to a new request for the account has the number and the amount. */
function IncompleteAccount({ missing, orderId }: IncompleteAccountProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Link className={buttonClass('secondary')} to={orderPaymentPath(orderId)}>
          Complete Your Payment
        </Link>
      }
    >
      {`The service has not sent ${missing.join(' and ')}. You can ask for the account again on Complete Your Payment.`}
    </Notice>
  );
}
