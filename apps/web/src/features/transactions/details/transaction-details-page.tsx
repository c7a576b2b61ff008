import type { Transaction } from '@amana/api';
import { statusColour, statusLabel, transactionStatusShownTo } from '@amana/domain';
import type { Side } from '@amana/domain';
import { Badge, Button, Icon, PageHeader } from '@amana/ui';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { manageTransactionPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { LoadedTransaction } from '../loaded-transaction.tsx';
import styles from './transaction-details.module.css';
import { TransactionReceipt } from './transaction-receipt.tsx';

const BONES = { heights: [44, 560] };

export function TransactionDetailsPage() {
  usePageTitle('Transaction Details');
  const { id = '' } = useParams();
  return (
    <LoadedTransaction id={id} notFoundText="No transaction found" bones={BONES}>
      {(transaction, side, viewerId) => (
        <TransactionDetails transaction={transaction} side={side} viewerId={viewerId} />
      )}
    </LoadedTransaction>
  );
}

interface TransactionDetailsProps {
  transaction: Transaction;
  side: Side;
  viewerId: string;
}

function TransactionDetails({ transaction, side, viewerId }: TransactionDetailsProps) {
  const status = transactionStatusShownTo(transaction, viewerId);
  return (
    <>
      <div className={styles['screenOnly']}>
        <PageHeader
          title="Transaction Details"
          subtitle={transaction.transactionRef}
          back={<BackLink to={manageTransactionPath(transaction.id)} label="Manage Transaction" />}
          actions={<Badge colour={statusColour(status)}>{statusLabel(status)}</Badge>}
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
