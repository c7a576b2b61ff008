import { useGetOrder } from '@amana/api';
import {
  ORDER_STATUSES,
  UNKNOWN_STATUS_STEP,
  arePayable,
  awaitsPayment,
  awaitsTransfer,
  descriptionAuthor,
  formatNaira,
  isPaidAlready,
  figuresFromAnswer,
  statusLabel,
} from '@amana/domain';
import { Button, Card, Columns, Notice, buttonClass } from '@amana/ui';
import { Link, useNavigate } from 'react-router-dom';
import {
  FiguresNotice,
  PaidAlreadyNotice,
  PaymentBreakdown,
  exactTotal,
} from '../../../trade/money/amounts.tsx';
import { ItemHeading } from '../../../shared/description.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { PATHS, orderPath, orderPaymentPath } from '../../../shared/paths.ts';
import { type TransactionViewProps, TransactionPage } from '../../../trade/page/party-guard.tsx';
import { StatusBadge } from '../../../shared/status-badge.tsx';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { AccountDetails, accountOf } from '../account-details.tsx';
import { PhoneCode } from '../phone-code.tsx';
import { useReturnedTransfers } from '../returned-transfers.tsx';
import { paymentRefreshMs, useFollowPayment } from '../use-follow-payment.ts';

/** The product owner's spelling; do not correct it. */
const EXPIRY_LABEL = 'Accoun Number Expires in';

const SKELETON = <PageSkeleton title="Bank Transfer Details" back={PATHS.orders} heights={[80, 480]} />;

export function TransferDetailsPage() {
  usePageTitle('Bank Transfer Details');
  return (
    <TransactionPage skeleton={SKELETON} view={TransferDetails} only="buyer" refreshMs={paymentRefreshMs} />
  );
}

function TransferDetails({ transaction, checkedAtMs }: TransactionViewProps) {
  const navigate = useNavigate();
  const { orderId, orderStatus, name, note } = transaction;
  const figures = figuresFromAnswer('buyer', transaction);
  const account = accountOf(transaction);
  // Only the order names the author, and it was read already where the buyer comes from.
  const order = useGetOrder(orderId, undefined, { query: { enabled: false } }).data?.data;
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
      <PageHead title="Bank Transfer Details" back={orderPath(orderId)} />
      <ItemHeading text={note} author={order === undefined ? null : descriptionAuthor(order, 'buyer')}>
        <StatusBadge status={orderStatus} />
      </ItemHeading>
      <Columns
        main={
          <>
            {returned.news}
            {isPaidAlready(transaction) ? (
              <PaidAlreadyNotice />
            ) : isAwaited && !arePayable(figures) ? (
              <FiguresNotice figures={figures} mayPay />
            ) : isAwaited && account !== null && missing.length === 0 ? (
              <AccountDetails
                account={account}
                isClosed={isClosed}
                expiryLabel={EXPIRY_LABEL}
                newAccount={(look) => (
                  <Button block onClick={() => void navigate(orderPaymentPath(orderId))} {...look} />
                )}
                orderId={orderId}
                checkedAtMs={checkedAtMs}
                returnedAtMs={returned.lastAtMs}
              />
            ) : isAwaited ? (
              // The answer to a new request for the account has the number and the amount.
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
            ) : (
              <Card>
                <LinkState
                  title={statusLabel(orderStatus)}
                  text={
                    ORDER_STATUSES.includes(orderStatus)
                      ? `${formatNaira(figures.total)}: no transfer is awaited any more.`
                      : UNKNOWN_STATUS_STEP
                  }
                  icon="bank"
                  to={orderPath(orderId)}
                  link="View Order"
                />
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
