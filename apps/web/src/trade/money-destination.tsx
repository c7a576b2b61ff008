import type { Order, Payout, Refund } from '@amana/api';
import { type Side, type TradeFigures, formatNairaValue, recordedFigures, roundToKobo } from '@amana/domain';
import { Breakdown, CopyButton } from '@amana/ui';
import type { ReactNode } from 'react';
import { dateTimeText } from '../shared/dates/date-text.ts';
import { type CheckedTrade, certainStatus } from './certain-status.ts';
import styles from './money-destination.module.css';

/** In digits; more would let a picture of the page give the account away. */
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

type Destination = Pick<Order, 'payout' | 'refund'> & CheckedTrade;
type Rows = { label: string; value: ReactNode }[];

/**
 * Where the viewer's money went, as far as the service says it; no rows for money that did not move.
 * `hasHistory`: leaves out amount and time, because the history of the trade is shown with the rows.
 */
export function moneyDestinationRows(trade: Destination, side: Side, hasHistory = false): Rows {
  const { payout, refund } = trade;
  const status = certainStatus(trade);
  if (side === 'buyer')
    return refund === undefined || status !== 'Close' ? [] : refundRows(refund, hasHistory);
  const isDue = status === 'Delivered' || status === 'Completed';
  const isPaidOut = status === 'Completed' && !isPayoutAwaited(trade);
  return payout === undefined || !isDue ? [] : payoutRows(payout, isPaidOut, hasHistory);
}

/** An order does not say whether its settlement still runs, but a payout without its time was not made yet. */
export function isPayoutAwaited(trade: Destination): boolean {
  const isKnown = 'transactionStatus' in trade || trade.payout === undefined;
  return !isKnown && trade.orderStatus === 'Completed' && trade.payout?.at === undefined;
}

/** The viewer's amounts; the total of a refund is the amount that was sent back. */
export function movedFigures(
  trade: Destination & Parameters<typeof recordedFigures>[1],
  side: Side,
): TradeFigures {
  const figures = recordedFigures(side, trade);
  const refund = side === 'buyer' && certainStatus(trade) === 'Close' ? trade.refund : undefined;
  const total = refund === undefined ? null : roundToKobo(refund.amount);
  return total === null ? figures : { ...figures, total, certainty: 'exact' };
}

function payoutRows(
  { accountNumberLast4, ...payout }: Payout,
  isPaidOut: boolean,
  hasHistory: boolean,
): Rows {
  return [
    {
      label: isPaidOut ? 'Paid out to' : 'Will be paid out to',
      value: <BankAccountText {...payout} accountNumber={accountNumberLast4} />,
    },
    ...transferRows('Payout', payout, hasHistory),
  ];
}

function refundRows(
  { amount, bankName = '', accountNumberLast4 = '', ...refund }: Refund,
  hasHistory: boolean,
): Rows {
  return [
    ...(hasHistory ? [] : [{ label: 'Refunded to you', value: formatNairaValue(amount) }]),
    ...(bankName === ''
      ? []
      : [
          {
            label: 'Refunded into',
            value: <BankAccountText bankName={bankName} accountNumber={accountNumberLast4} />,
          },
        ]),
    ...transferRows('Refund', refund, hasHistory),
  ];
}

function transferRows(
  name: string,
  { reference = '', at }: Pick<Payout, 'reference' | 'at'>,
  hasHistory: boolean,
): Rows {
  return [
    ...(at === undefined || hasHistory ? [] : [{ label: `${name} made on`, value: dateTimeText(at) }]),
    ...(reference === ''
      ? []
      : [
          {
            label: `${name} reference`,
            value: <Reference text={reference} object={`the ${name.toLowerCase()} reference`} />,
          },
        ]),
  ];
}

function Reference({ text, object }: { text: string; object: string }) {
  return (
    <span className={styles['reference']}>
      {text}
      <span className={styles['copy']}>
        <CopyButton text={text} object={object} />
      </span>
    </span>
  );
}

/** For the pages of an order and its transaction. */
export function MoneyDestination({ trade, side }: { trade: Destination; side: Side }) {
  const rows = moneyDestinationRows(trade, side);
  if (rows.length === 0) return null;
  return (
    <section aria-label={side === 'seller' ? 'Payout' : 'Refund'}>
      <Breakdown rows={rows} />
    </section>
  );
}
