import { isPaidOut, listedStatus } from '@amana/domain';
import { Button, Icon, printPage } from '@amana/ui';
import { PageHead } from '../../../shared/page-head.tsx';
import { RecordSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { PATHS, manageTransactionPath } from '../../../shared/paths.ts';
import { type TransactionViewProps, TransactionPage } from '../../../trade/party-guard.tsx';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { PaymentRecord } from './payment-record.tsx';
import styles from './transaction-details.module.css';

const SKELETON = <RecordSkeleton title="Transaction Details" back={PATHS.transactions} heights={[560]} />;

export function TransactionDetailsPage() {
  usePageTitle('Transaction Details');
  return (
    <TransactionPage notFoundText="No transaction found" skeleton={SKELETON} view={TransactionDetails} />
  );
}

function TransactionDetails(props: TransactionViewProps) {
  const { transaction, viewerId } = props;
  return (
    <>
      <div className={styles['screenOnly']}>
        <PageHead
          title="Transaction Details"
          subtitle={transaction.transactionRef}
          back={manageTransactionPath(transaction.id)}
          backLabel="Manage Transaction"
          status={listedStatus(transaction, viewerId)}
        />
      </div>
      <PaymentRecord {...props} />
      <div className={styles['screenOnly']}>
        <Button variant="secondary" block onClick={printPage}>
          <Icon name="print" />
          <span>{isPaidOut(transaction) ? 'Print Receipt' : 'Print Payment Record'}</span>
        </Button>
      </div>
    </>
  );
}
