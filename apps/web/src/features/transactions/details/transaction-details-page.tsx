import { statusLabel, transactionStatusShownTo } from '@amana/domain';
import { Button, Icon, Skeleton } from '@amana/ui';
import { PageHead } from '../../../shared/page-head.tsx';
import { manageTransactionPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import type { TransactionViewProps } from '../../../shared/transaction-page.tsx';
import { TransactionPage } from '../../../shared/transaction-page.tsx';
import styles from './transaction-details.module.css';
import { TransactionReceipt } from './transaction-receipt.tsx';

const SKELETON = <Skeleton heights={[44, 560]} />;

export function TransactionDetailsPage() {
  usePageTitle('Transaction Details');
  return (
    <TransactionPage notFoundText="No transaction found" skeleton={SKELETON} view={TransactionDetails} />
  );
}

function TransactionDetails({ transaction, side, viewerId }: TransactionViewProps) {
  const status = transactionStatusShownTo(transaction, viewerId);
  return (
    <>
      <div className={styles['screenOnly']}>
        <PageHead
          title="Transaction Details"
          subtitle={transaction.transactionRef}
          back={manageTransactionPath(transaction.id)}
          backLabel="Manage Transaction"
          status={status}
        />
      </div>
      <TransactionReceipt transaction={transaction} side={side} status={statusLabel(status)} />
      <div className={styles['screenOnly']}>
        <Button variant="secondary" block onClick={() => window.print()}>
          <Icon name="print" />
          Print Receipt
        </Button>
      </div>
    </>
  );
}
