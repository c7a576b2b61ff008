import type { Transaction } from '@amana/api';
import {
  type Side,
  type TradeEventKind,
  NOT_AVAILABLE,
  PAYMENT_METHOD_LABELS,
  amountInWords,
  awaitsPayment,
  figuresFromAnswer,
  formatNaira,
  isPaidOut,
  listedStatus,
  moneyHeadline,
  orderProgress,
  orderStatusOf,
  otherPersonOf,
  paymentRecordTitle,
  statusLabel,
} from '@amana/domain';
import { Breakdown, Button, Card, Icon, Labelled, Logo, Stack, classNames, printPage } from '@amana/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { ItemHeading } from '../../../shared/description.tsx';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS, manageTransactionPath, orderPath } from '../../../shared/paths.ts';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { StatusBadge } from '../../../shared/status-badge.tsx';
import { TradeTimeline, eventOf } from '../../../trade/history/trade-history.tsx';
import {
  MoneyAmount,
  PaymentBreakdown,
  RECORDED_TOTALS,
  TOTAL_LABELS,
} from '../../../trade/money/amounts.tsx';
import { moneyDestinationRows, movedFigures } from '../../../trade/money/money-destination.tsx';
import { type TransactionViewProps, TransactionPage } from '../../../trade/page/party-guard.tsx';
import { useViewerName } from '../../../viewer/use-viewer.ts';
import { otherStatusRow } from '../other-status-row.ts';
import styles from './transaction-details.module.css';

const SKELETON = <PageSkeleton title="Transaction Details" back={PATHS.transactions} heights={[54, 560]} />;

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
          back={manageTransactionPath(transaction.id)}
          backLabel="Manage Transaction"
        />
        <ItemHeading text={transaction.note} author={null}>
          <span>{transaction.transactionRef}</span>
          <StatusBadge status={listedStatus(transaction, viewerId)} />
        </ItemHeading>
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

const METHOD_LABELS: Readonly<Partial<Record<string, string>>> = PAYMENT_METHOD_LABELS;

/** The payment for either party; it is called a receipt only after the seller was paid. Fits on one printed page. */
function PaymentRecord({ transaction, side, viewerId }: TransactionViewProps) {
  const { productName, logoUrl } = useConfig();
  const titleId = useId();
  const viewerName = useViewerName();
  const { note, orderId, orderStatus, transactionStatus } = transaction;
  const other = otherPersonOf(transaction, side).label;
  const figures = figuresFromAnswer(side, transaction);
  const state = { orderStatus: orderStatusOf(transaction), transactionStatus };
  const moved = movedFigures(transaction, side);
  const headline = moneyHeadline(state, side, productName);
  const isRefunded = side === 'buyer' && headline?.state === 'gained';
  const totalLabel = (isPaidOut(transaction) || isRefunded ? RECORDED_TOTALS : TOTAL_LABELS)[side];
  const progress = orderProgress(state, side, transaction.events);
  return (
    <Card aria-labelledby={titleId} className={classNames('column', styles['receipt'])}>
      <div className={styles['paperOnly']}>
        <Logo name={productName} src={logoUrl} />
      </div>
      <h2 id={titleId}>{paymentRecordTitle(transaction)}</h2>
      <div className={styles['columns']}>
        <Stack>
          <MoneyAmount figures={moved} headline={headline} otherwise={TOTAL_LABELS[side]}>
            <p>{progress.moneyText}</p>
          </MoneyAmount>
          <PaymentBreakdown
            side={side}
            figures={figures}
            mayPay={side === 'buyer' && awaitsPayment(orderStatus)}
            totalLabel={totalLabel}
          />
          {isRefunded && <Breakdown rows={[{ label: 'Refunded', value: formatNaira(moved.total) }]} />}
        </Stack>
        <Breakdown
          rows={[
            { label: 'Buyer', value: side === 'buyer' ? (transaction.buyerName ?? '') || viewerName : other },
            { label: 'Seller', value: side === 'seller' ? transaction.name || viewerName : other },
            { label: 'Note', value: <span dir="auto">{orNotAvailable(note)}</span> },
            { label: 'Status', value: statusLabel(listedStatus(transaction, viewerId)) },
            ...otherStatusRow(transaction, viewerId),
            { label: 'Date', value: dateTimeText(transaction.createdAt) },
            ...dateRow('Paid on', transaction, 'paid'),
            ...dateRow('Settled on', transaction, 'settled'),
            { label: 'Payment Method', value: METHOD_LABELS[transaction.paymentMethodType] ?? NOT_AVAILABLE },
            ...moneyDestinationRows(transaction, side),
            ...temporaryAccountRows(transaction, side),
            { label: 'In words', value: amountInWords(figures.total) },
          ]}
        />
      </div>
      <Labelled label="Progress">
        <TradeTimeline
          trade={transaction}
          side={side}
          progress={progress}
          expiresAt={null}
          deliveryDate={transaction.estimatedDateOfDelivery}
        />
      </Labelled>
      <details className={classNames(styles['support'], 'unfold')}>
        <summary>For support</summary>
        <Breakdown
          rows={[
            { label: 'Reference', value: orNotAvailable(transaction.transactionRef) },
            { label: 'Order ID', value: <Link to={orderPath(orderId)}>{orderId}</Link> },
            { label: 'Request ID', value: orNotAvailable(transaction.requestId) },
            { label: 'Payment Request ID', value: orNotAvailable(transaction.paymentRequestId) },
          ]}
        />
      </details>
    </Card>
  );
}

/** A seller could take the buyer's temporary account for the one that is paid out to, so its number is labelled. */
function temporaryAccountRows(transaction: Transaction, side: Side) {
  const { paymentAccountNumber, paymentAccountName, paymentBankName: bankName = '' } = transaction;
  const number = orNotAvailable(paymentAccountNumber);
  if (side === 'seller') return [{ label: "Account Number (buyer's payment)", value: number }];
  return [
    { label: 'Paid Into', value: 'A temporary account for this order' },
    ...(bankName === '' ? [] : [{ label: 'Bank', value: bankName }]),
    { label: 'Account Number', value: number },
    { label: 'Account Name', value: orNotAvailable(paymentAccountName) },
  ];
}

/** A service may send null or an empty text for a value that it does not know. */
function orNotAvailable(text: string | null): string {
  return text === null || text === '' ? NOT_AVAILABLE : text;
}

function dateRow(label: string, transaction: Transaction, kind: TradeEventKind) {
  const event = eventOf(transaction, kind);
  return event === undefined ? [] : [{ label, value: dateTimeText(event.at) }];
}
