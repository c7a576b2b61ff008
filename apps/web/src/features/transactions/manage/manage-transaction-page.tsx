import {
  awaitsDelivery,
  isDisputed,
  isPaidAlready,
  listedStatus,
  orderStatusOf,
  recordedFigures,
} from '@amana/domain';
import { Breakdown, Card, Skeleton } from '@amana/ui';
import { Link } from 'react-router-dom';
import { DisputeLinks } from '../../../trade/dispute-links.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { dateTimeText } from '../../../shared/date-text.ts';
import { PATHS, orderPath, transactionPath } from '../../../shared/paths.ts';
import { TradeColumns } from '../../../trade/trade-columns.tsx';
import { TransactionHistory } from '../../../trade/trade-history.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { type TransactionViewProps, TransactionPageGuard } from '../../../trade/transaction-page-guard.tsx';
import { otherStatusRow } from '../other-status-row.ts';
import styles from './manage-transaction.module.css';
import { TransactionButtons } from './transaction-buttons.tsx';

const SKELETON = <Skeleton heights={[44, 280, 420]} aside={[230, 90, 130]} />;

export function ManageTransactionPage() {
  usePageTitle('Manage Transaction');
  return <TransactionPageGuard skeleton={SKELETON} view={ManageTransaction} />;
}

function ManageTransaction({ transaction, side, viewerId }: TransactionViewProps) {
  const order = {
    orderStatus: orderStatusOf(transaction),
    statusBeforeDispute: transaction.orderStatus,
    transactionStatus: transaction.transactionStatus,
    sellerId: transaction.recipientId,
    buyerId: transaction.senderId,
  };
  const dates = {
    orderStatus: order.orderStatus,
    expiresAt: transaction.accountExpirationTime,
    deliveryDate: transaction.estimatedDateOfDelivery,
  };
  return (
    <>
      <PageHead
        title="Manage Transaction"
        subtitle={transaction.transactionRef}
        back={PATHS.transactions}
        backLabel="Transactions"
        status={listedStatus(transaction, viewerId)}
      />
      <TradeColumns
        order={order}
        side={side}
        hasBankDetails
        trade={transaction}
        description={transaction.note}
        figures={recordedFigures(side, transaction)}
        events={transaction.events}
        history={<TransactionHistory transaction={transaction} side={side} />}
        dates={isPaidAlready(transaction) ? null : dates}
        deliveryDate={awaitsDelivery(order.orderStatus) ? transaction.estimatedDateOfDelivery : null}
        deliveryLabel="Estimated delivery:"
        buttons={
          <>
            {isDisputed(transaction.transactionStatus) && <DisputeLinks transactionId={transaction.id} />}
            <TransactionButtons transaction={transaction} viewerId={viewerId} />
          </>
        }
        facts={
          <Card>
            <Breakdown
              rows={[
                { label: 'Reference', value: transaction.transactionRef },
                { label: 'Started', value: dateTimeText(transaction.createdAt) },
                ...otherStatusRow(transaction, viewerId),
              ]}
            />
            <p className={styles['links']}>
              <Link to={orderPath(transaction.orderId)}>View order</Link>
              <Link to={transactionPath(transaction.id)}>View details</Link>
            </p>
          </Card>
        }
      />
    </>
  );
}
