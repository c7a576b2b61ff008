import { type Transaction, serverClock } from '@amana/api';
import {
  type Side,
  type TradeEventKind,
  NOT_AVAILABLE,
  PAYMENT_METHOD_LABELS,
  amountInWords,
  awaitsPayment,
  formatNaira,
  isPaidOut,
  listedStatus,
  orderProgress,
  orderStatusOf,
  otherPersonOf,
  paymentRecordTitle,
  recordedFigures,
  statusLabel,
} from '@amana/domain';
import { Amount, Breakdown, Card, Labelled, Logo } from '@amana/ui';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { eventOf } from '../../../trade/event-of.ts';
import { orderPath } from '../../../shared/paths.ts';
import { moneyDestinationRows } from '../../../trade/money-destination.tsx';
import { PaymentBreakdown, TOTAL_LABELS } from '../../../trade/payment-breakdown.tsx';
import { TradeHistory } from '../../../trade/trade-history.tsx';
import type { TransactionViewProps } from '../../../trade/party-guard.tsx';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { useViewerName } from '../../../viewer/use-viewer.ts';
import { otherStatusRow } from '../other-status-row.ts';
import styles from './transaction-details.module.css';

const METHOD_LABELS: Readonly<Partial<Record<string, string>>> = PAYMENT_METHOD_LABELS;

const PAID_OUT_LABELS: Record<Side, string> = { buyer: 'Total paid', seller: 'You received' };

/** The payment for either party; it is called a receipt only after the seller was paid. Fits on one printed page. */
export function PaymentRecord({ transaction, side, viewerId }: TransactionViewProps) {
  const { productName, logoUrl } = useConfig();
  const titleId = useId();
  const printedAt = usePrintTime();
  const viewerName = useViewerName();
  const { note, orderId, orderStatus, transactionStatus } = transaction;
  const other = otherPersonOf(transaction, side).label;
  const figures = recordedFigures(side, transaction);
  const totalLabel = (isPaidOut(transaction) ? PAID_OUT_LABELS : TOTAL_LABELS)[side];
  const { moneyText } = orderProgress({ orderStatus: orderStatusOf(transaction), transactionStatus }, side);
  return (
    <Card aria-labelledby={titleId} className={styles['receipt']}>
      <div className={styles['paperOnly']}>
        <Logo name={productName} src={logoUrl} />
        <p>Printed {dateTimeText(printedAt)}</p>
      </div>
      <h2 id={titleId}>{paymentRecordTitle(transaction)}</h2>
      <div className={styles['columns']}>
        <div className={styles['money']}>
          <Labelled label={totalLabel}>
            <Amount text={formatNaira(figures.total)} huge />
            <p>{moneyText}</p>
          </Labelled>
          <div>
            <PaymentBreakdown
              side={side}
              figures={figures}
              mayPay={side === 'buyer' && awaitsPayment(orderStatus)}
              totalLabel={totalLabel}
              totalInWords={amountInWords(figures.total)}
            />
          </div>
        </div>
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
            { label: 'Reference', value: orNotAvailable(transaction.transactionRef) },
            { label: 'Order ID', value: <Link to={orderPath(orderId)}>{orderId}</Link> },
            { label: 'Payment Method', value: METHOD_LABELS[transaction.paymentMethodType] ?? NOT_AVAILABLE },
            ...moneyDestinationRows(transaction, side, (transaction.events ?? []).length > 0),
            ...temporaryAccountRows(transaction, side),
            { label: 'Request ID', value: orNotAvailable(transaction.requestId) },
            { label: 'Payment Request ID', value: orNotAvailable(transaction.paymentRequestId) },
          ]}
        />
      </div>
      <Labelled label="History">
        <TradeHistory trade={transaction} side={side} deliveryDate={transaction.estimatedDateOfDelivery} />
      </Labelled>
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

/** The time of the last print, or else of the opening of the page, as an ISO 8601 timestamp. */
function usePrintTime(): string {
  const [printedAt, setPrintedAt] = useState(() => serverClock.now());
  useEffect(() => {
    // Synchronously, because the browser prints as soon as the listener returns.
    const stamp = () => flushSync(() => setPrintedAt(serverClock.now()));
    window.addEventListener('beforeprint', stamp);
    return () => {
      window.removeEventListener('beforeprint', stamp);
    };
  }, []);
  return new Date(printedAt).toISOString();
}
