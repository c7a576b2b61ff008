import { awaitsDelivery, formatNairaValue, transactionStatusShownTo, isDisputed } from '@amana/domain';
import { Amount, Breakdown, Card, Columns, Skeleton } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../shared/page-head.tsx';
import { Countdown } from '../../../shared/countdown.tsx';
import { dateText, dateTimeText } from '../../../shared/date-text.ts';
import { PaymentBreakdown, TOTAL_LABELS, recordedFigures } from '../../../shared/payment-breakdown.tsx';
import { PATHS, manageDisputePath, orderPath, transactionPath } from '../../../shared/paths.ts';
import { TradeProgress } from '../../../shared/trade-progress.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import type { TransactionViewProps } from '../../../shared/transaction-page.tsx';
import { TransactionPage } from '../../../shared/transaction-page.tsx';
import styles from './manage-transaction.module.css';
import { TransactionButtons } from './transaction-buttons.tsx';

const SKELETON = <Skeleton heights={[44, 120, 220, 96]} aside={[260, 120]} />;

export function ManageTransactionPage() {
  usePageTitle('Manage Transaction');
  return <TransactionPage skeleton={SKELETON} view={ManageTransaction} />;
}

function ManageTransaction({ transaction, side, viewerId }: TransactionViewProps) {
  const status = transactionStatusShownTo(transaction, viewerId);
  const order = {
    orderStatus: transaction.orderStatus,
    sellerId: transaction.recipientId,
    buyerId: transaction.senderId,
  };
  return (
    <>
      <PageHead
        title="Manage Transaction"
        subtitle={transaction.transactionRef}
        back={PATHS.transactions}
        backLabel="Transactions"
        status={status}
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
              <PaymentBreakdown side={side} figures={recordedFigures(transaction)} />
            </Card>
            <TransactionButtons transaction={transaction} viewerId={viewerId} />
          </>
        }
        aside={
          <>
            <TradeProgress order={order} side={side} hasBankDetails />
            {transaction.estimatedDateOfDelivery !== null && awaitsDelivery(transaction.orderStatus) && (
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
                {isDisputed(transaction.transactionStatus) && (
                  <Link to={manageDisputePath(transaction.id)}>View dispute</Link>
                )}
              </p>
            </Card>
          </>
        }
      />
    </>
  );
}
