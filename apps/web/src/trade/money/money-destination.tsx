import type { Order, Payout, Transaction } from '@amana/api';
import {
  type OrderStatus,
  type Side,
  type TradeFigures,
  awaitsPayment,
  figuresFromAnswer,
  formatNairaValue,
  isDeliveryDue,
  isMoneyInDoubt,
  orderStatusOf,
  roundToKobo,
} from '@amana/domain';
import { Breakdown, CopyButton, Notice } from '@amana/ui';
import type { ReactNode } from 'react';
import type { CheckedAt } from '../../shared/dates/checked-ago.tsx';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import styles from './money-destination.module.css';

/** Number of digits shown; more would let a picture of the page give the account away. */
const SHOWN_DIGITS = 4;

interface BankAccountTextProps {
  bankName: string;
  /** The whole number, or its end. */
  accountNumber: string;
  accountName?: string;
}

/** 'GTBank ····6789, Chidi Okeke' */
export function BankAccountText({ bankName, accountNumber, accountName = '' }: BankAccountTextProps) {
  return (
    <>
      {bankName}
      {accountNumber !== '' && (
        <>
          {' '}
          <span aria-hidden="true">····</span>
          <span className="visually-hidden">ending in </span>
          {accountNumber.slice(-SHOWN_DIGITS)}
        </>
      )}
      {accountName !== '' && `, ${accountName}`}
    </>
  );
}

type MovedMoney = Pick<Order, 'payout' | 'refund' | 'events'> &
  (Pick<Order, 'orderStatus'> | Pick<Transaction, 'orderStatus' | 'transactionStatus'>);
type TradeMoney = MovedMoney & Parameters<typeof figuresFromAnswer>[1];
type Rows = { label: string; value: ReactNode }[];

/** The status of the order; null where order and transaction contradict each other about the money. */
function statusIfRecordsAgree(trade: MovedMoney): OrderStatus | null {
  if (!('transactionStatus' in trade)) return trade.orderStatus;
  return isMoneyInDoubt(trade) ? null : orderStatusOf(trade);
}

/** An order does not say whether its settlement still runs, but a payout without its time was not made yet. */
export function isPayoutAwaited(trade: MovedMoney): boolean {
  const isKnown = 'transactionStatus' in trade || trade.payout === undefined;
  return !isKnown && trade.orderStatus === 'Completed' && trade.payout?.at === undefined;
}

/** The viewer's amounts; the total of a refund is the amount that was sent back. */
export function movedFigures(trade: TradeMoney, side: Side): TradeFigures {
  const figures = figuresFromAnswer(side, trade);
  const refund = side === 'buyer' && statusIfRecordsAgree(trade) === 'Close' ? trade.refund : undefined;
  const total = refund === undefined ? null : roundToKobo(refund.amount);
  return total === null ? figures : { ...figures, total, certainty: 'exact' };
}

interface PaymentNoticeProps {
  trade: TradeMoney;
  /** The buyer in the middle of a sentence. */
  buyer: string;
  checkedAtMs: CheckedAt;
}

/** Not in the markup, because of its quotation marks. */
const WAIT = "Wait for 'Paid' on this page.";

/** For the seller: whether the buyer has paid, so that no screenshot and no SMS has to be believed. */
export function PaymentNotice({ trade, buyer, checkedAtMs }: PaymentNoticeProps) {
  const { productName } = useConfig();
  const status = statusIfRecordsAgree(trade);
  if (status === null) return null;
  if (awaitsPayment(status)) {
    return (
      <Notice tone="warning">
        <strong>{checkedAtMs === null ? 'Not paid when last checked.' : 'Not paid yet.'}</strong> A screenshot
        or an SMS is not a payment. {WAIT}
      </Notice>
    );
  }
  if (!isDeliveryDue(status)) return null;
  return (
    <Notice tone="safe">
      <strong>Paid.</strong> {`${productName} holds it until ${buyer} confirms receipt.`}
    </Notice>
  );
}

/** Where the viewer's money went, for the pages of an order and its transaction. */
export function MoneyDestination({ trade, side }: { trade: MovedMoney; side: Side }) {
  const rows = moneyDestinationRows(trade, side);
  if (rows.length === 0) return null;
  return (
    <section aria-label={side === 'seller' ? 'Payout' : 'Refund'}>
      <Breakdown rows={rows} />
    </section>
  );
}

/**
 * Where the viewer's money went, as far as the service says it; no rows for money that did not move. Without amount and
 * time where the history of the trade, which is shown with the rows, has them.
 */
export function moneyDestinationRows(trade: MovedMoney, side: Side): Rows {
  const { payout, refund, events = [] } = trade;
  const hasHistory = events.length > 0;
  const status = statusIfRecordsAgree(trade);
  if (side === 'buyer') {
    if (refund === undefined || status !== 'Close') return [];
    const { amount, bankName = '', accountNumberLast4 = '' } = refund;
    return [
      ...(hasHistory ? [] : [{ label: 'Refunded to you', value: formatNairaValue(amount) }]),
      ...(bankName === '' ? [] : [accountRow('Refunded into', bankName, accountNumberLast4)]),
      ...transferRows('Refund', refund, hasHistory),
    ];
  }
  if (payout === undefined || (status !== 'Delivered' && status !== 'Completed')) return [];
  const isPaidOut = status === 'Completed' && !isPayoutAwaited(trade);
  const { bankName, accountNumberLast4, accountName } = payout;
  return [
    accountRow(isPaidOut ? 'Paid out to' : 'Will be paid out to', bankName, accountNumberLast4, accountName),
    ...transferRows('Payout', payout, hasHistory),
  ];
}

function accountRow(label: string, bankName: string, accountNumber: string, accountName = '') {
  const value = (
    <BankAccountText bankName={bankName} accountNumber={accountNumber} accountName={accountName} />
  );
  return { label, value };
}

function transferRows(
  name: string,
  { reference = '', at }: Pick<Payout, 'reference' | 'at'>,
  hasHistory: boolean,
): Rows {
  const value = (
    <span className={styles['reference']}>
      {reference}
      <span className={styles['copy']}>
        <CopyButton text={reference} object={`the ${name.toLowerCase()} reference`} />
      </span>
      {name === 'Refund' && (
        <span className="small-print">Not in your account? Give your bank this reference.</span>
      )}
    </span>
  );
  return [
    ...(at === undefined || hasHistory ? [] : [{ label: `${name} made on`, value: dateTimeText(at) }]),
    ...(reference === '' ? [] : [{ label: `${name} reference`, value }]),
  ];
}
