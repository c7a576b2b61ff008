import type { Transaction } from '@amana/api';
import { errorStatus, useGetTransaction } from '@amana/api';
import {
  NOT_A_PARTY,
  TRANSACTIONS_REFRESH_MS,
  formatNairaValue,
  nairaToKobo,
  statusColour,
  statusLabel,
  transactionPartyOf,
  transactionStatusShownTo,
} from '@amana/domain';
import type { Side } from '@amana/domain';
import { Amount, Badge, Breakdown, Card, Columns, ErrorState, PageHeader, Skeleton, State } from '@amana/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { Countdown } from '../../../shared/countdown.tsx';
import { dateText, dateTimeText } from '../../../shared/date-text.ts';
import { FeeBreakdown, TOTAL_LABELS } from '../../../shared/fee-breakdown.tsx';
import { TRANSACTIONS_PATH, orderPath, transactionPath } from '../../../shared/paths.ts';
import { TradeProgress } from '../../../shared/trade-progress.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import styles from './manage-transaction.module.css';
import { TransactionButtons } from './transaction-buttons.tsx';

const PAGE_BONES = [44, 120, 220, 96];

export function ManageTransactionPage() {
  usePageTitle('Manage Transaction');
  const { id = '' } = useParams();
  const viewer = useViewer();
  const transaction = useGetTransaction(id, {
    query: { refetchInterval: TRANSACTIONS_REFRESH_MS, refetchOnWindowFocus: 'always' },
  });
  if (transaction.data !== undefined) {
    const side = transactionPartyOf(transaction.data.data, viewer.userId);
    if (side === 'stranger') return <State level={1} title={NOT_A_PARTY} icon="lock" isProblem />;
    return <ManageTransaction transaction={transaction.data.data} side={side} viewerId={viewer.userId} />;
  }
  if (!transaction.isError) return <Skeleton heights={PAGE_BONES} />;
  const status = errorStatus(transaction.error);
  if (status === 403) return <State level={1} title={NOT_A_PARTY} icon="lock" isProblem />;
  if (status === null || status >= 500) return <ErrorState onRetry={() => void transaction.refetch()} />;
  return <State level={1} title="Transaction not found" icon="help" isProblem />;
}

interface ManageTransactionProps {
  transaction: Transaction;
  side: Side;
  viewerId: string;
}

function ManageTransaction({ transaction, side, viewerId }: ManageTransactionProps) {
  const status = transactionStatusShownTo(transaction, viewerId);
  const order = {
    orderStatus: transaction.orderStatus,
    sellerId: transaction.recipientId,
    buyerId: transaction.senderId,
  };
  return (
    <>
      <PageHeader
        title="Manage Transaction"
        subtitle={transaction.transactionRef}
        back={<BackLink to={TRANSACTIONS_PATH} label="Transactions" />}
        actions={<Badge colour={statusColour(status)}>{statusLabel(status)}</Badge>}
      />
      <Columns
        main={
          <>
            <Card>
              <p className={styles['label']}>{TOTAL_LABELS[side]}</p>
              <Amount text={formatNairaValue(transaction.totalAmount)} huge />
              <p>{transaction.note}</p>
            </Card>
            <Card aria-label="Payment breakdown">
              <FeeBreakdown side={side} amount={nairaToKobo(transaction.amount)} />
            </Card>
            <TransactionButtons transaction={transaction} viewerId={viewerId} />
          </>
        }
        aside={
          <>
            <TradeProgress order={order} side={side} hasBankDetails />
            {transaction.estimatedDateOfDelivery !== null && !isDelivered(transaction) && (
              <Card>
                <p className={styles['label']}>
                  Estimated delivery: {dateText(transaction.estimatedDateOfDelivery)}
                </p>
                <Countdown target={transaction.estimatedDateOfDelivery} />
              </Card>
            )}
            <Card>
              <Breakdown
                rows={[
                  { label: 'Reference', value: transaction.transactionRef },
                  { label: 'Started', value: dateTimeText(transaction.createdAt) },
                  ...(side === 'buyer' ? [{ label: 'Seller', value: transaction.name }] : []),
                ]}
              />
              <p className={styles['links']}>
                <Link to={orderPath(transaction.orderId)}>View order</Link>
                <Link to={transactionPath(transaction.id)}>View details</Link>
              </p>
            </Card>
          </>
        }
      />
    </>
  );
}

/** §2: both see the countdown until delivered. */
function isDelivered({ orderStatus }: Transaction): boolean {
  return orderStatus === 'Delivered' || orderStatus === 'Completed' || orderStatus === 'Close';
}
