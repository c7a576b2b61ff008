import type { Transaction } from '@amana/api';
import { errorStatus, useGetTransaction } from '@amana/api';
import { formatNairaValue, nairaToKobo, statusColour, statusLabel } from '@amana/domain';
import { Badge, Button, Card, Columns, ErrorState, PageHeader, Skeleton, State } from '@amana/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { FeeBreakdown } from '../../../shared/fee-breakdown.tsx';
import { orderPath, orderPaymentPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { AccountDetails } from '../account-details.tsx';
import { useLeaveWhenPaid } from '../use-leave-when-paid.ts';

/** §2 gives the label with this spelling. */
const EXPIRY_LABEL = 'Accoun Number Expires in';
/** A transfer is awaited: the page moves on by itself when it comes. */
const WAITING_REFRESH_MS = 3_000;
const PAGE_BONES = [44, 220, 260];

export function TransferDetailsPage() {
  usePageTitle('Bank Transfer Details');
  const { id = '' } = useParams();
  const transaction = useGetTransaction(id, { query: { refetchInterval: WAITING_REFRESH_MS } });
  if (transaction.data !== undefined) return <TransferDetails transaction={transaction.data.data} />;
  if (!transaction.isError) return <Skeleton heights={PAGE_BONES} />;
  const status = errorStatus(transaction.error);
  if (status === null || status >= 500) return <ErrorState onRetry={() => void transaction.refetch()} />;
  return <State level={1} title="Transaction not found" icon="help" isProblem />;
}

function TransferDetails({ transaction }: { transaction: Transaction }) {
  const navigate = useNavigate();
  useLeaveWhenPaid({ id: transaction.orderId, orderStatus: transaction.orderStatus });
  const { paymentAccountNumber, paymentAccountName, accountExpirationTime } = transaction;
  const isOpen = transaction.orderStatus === 'OpenTransaction';
  return (
    <>
      <PageHeader
        title="Bank Transfer Details"
        back={<BackLink to={orderPath(transaction.orderId)} />}
        actions={
          <Badge colour={statusColour(transaction.orderStatus)}>{statusLabel(transaction.orderStatus)}</Badge>
        }
      />
      <Columns
        main={
          <Card aria-label="Payment breakdown">
            <FeeBreakdown side="buyer" amount={nairaToKobo(transaction.amount)} />
          </Card>
        }
        aside={
          isOpen && paymentAccountNumber !== null && accountExpirationTime !== null ? (
            <AccountDetails
              amount={transaction.totalAmount}
              accountName={paymentAccountName ?? ''}
              accountNumber={paymentAccountNumber}
              expiresAt={accountExpirationTime}
              expiryLabel={EXPIRY_LABEL}
              afterExpiry={
                <Button onClick={() => void navigate(orderPaymentPath(transaction.orderId))}>
                  Get a new account
                </Button>
              }
            />
          ) : (
            <Card>
              <State
                title={statusLabel(transaction.orderStatus)}
                text={`${formatNairaValue(transaction.totalAmount)}: no transfer is awaited any more.`}
                icon="bank"
              >
                <Button onClick={() => void navigate(orderPath(transaction.orderId))}>View Order</Button>
              </State>
            </Card>
          )
        }
      />
    </>
  );
}
