import {
  statusLabel,
  transactionStatusBeside,
  transactionStatusShownTo,
  PAYMENT_METHOD_LABELS,
  formatNaira,
  orderProgress,
} from '@amana/domain';
import { Button, Icon, Skeleton, Amount, Breakdown, Card, Labelled, Logo } from '@amana/ui';
import { Link } from 'react-router-dom';
import { dateTimeText } from '../../../shared/date-text.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { manageTransactionPath, orderPath } from '../../../shared/paths.ts';
import { PaymentBreakdown, TOTAL_LABELS, recordedFigures } from '../../../shared/payment-breakdown.tsx';
import { TransactionHistory } from '../../../shared/trade-history.tsx';
import { type TransactionViewProps, TransactionPageGuard } from '../../../shared/transaction-page-guard.tsx';
import { useConfig } from '../../../shared/use-config.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import styles from './transaction-details.module.css';

const SKELETON = <Skeleton heights={[44, 560]} />;

export function TransactionDetailsPage() {
  usePageTitle('Transaction Details');
  return (
    <TransactionPageGuard notFoundText="No transaction found" skeleton={SKELETON} view={TransactionDetails} />
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
          beside={transactionStatusBeside(transaction, viewerId)}
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

const NOT_KNOWN = 'Not available';

/** `status` is the label of the status. */
type ReceiptProps = Omit<TransactionViewProps, 'viewerId'> & { status: string };

/** Fits on one page when printed. */
function TransactionReceipt({ transaction, side, status }: ReceiptProps) {
  const { productName, logoUrl } = useConfig();
  const { note, orderId, orderStatus } = transaction;
  const figures = recordedFigures(side, transaction);
  // Says whether the payment arrived, so that nobody takes the receipt of an unpaid order for a proof of payment.
  const { moneyText } = orderProgress({ orderStatus }, side);
  return (
    <Card aria-label="Receipt" className={styles['receipt']}>
      <div className={styles['paperOnly']}>
        <Logo name={productName} src={logoUrl} />
        <p className={styles['paperTitle']}>Transaction receipt</p>
      </div>
      <div className={styles['columns']}>
        <div className={styles['money']}>
          <Labelled label={TOTAL_LABELS[side]}>
            <Amount text={formatNaira(figures.total)} huge />
            <p>{moneyText}</p>
          </Labelled>
          <PaymentBreakdown side={side} figures={figures} inWords />
        </div>
        <Breakdown
          rows={[
            { label: 'Reference', value: transaction.transactionRef },
            { label: 'Status', value: status },
            { label: 'Date', value: dateTimeText(transaction.createdAt) },
            { label: 'Note', value: note },
            { label: 'Seller', value: transaction.name },
            { label: 'Order ID', value: <Link to={orderPath(orderId)}>{orderId}</Link> },
            { label: 'Payment Method', value: PAYMENT_METHOD_LABELS[transaction.paymentMethodType] },
            { label: 'Account Number', value: transaction.paymentAccountNumber ?? NOT_KNOWN },
            { label: 'Account Name', value: transaction.paymentAccountName ?? NOT_KNOWN },
            { label: 'Request ID', value: transaction.requestId },
            { label: 'Payment Request ID', value: transaction.paymentRequestId },
          ]}
        />
      </div>
      <Labelled label="History">
        <TransactionHistory transaction={transaction} side={side} />
      </Labelled>
    </Card>
  );
}
