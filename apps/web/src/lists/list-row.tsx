import {
  type Party,
  type ProgressState,
  type SentAmounts,
  amountSign,
  formatSignedNaira,
  isKobo,
  lagosDay,
  moneyHeadline,
  rowFigure,
} from '@amana/domain';
import { Amount } from '@amana/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { dateText } from '../shared/dates/date-text.ts';
import { type StatusBadgeProps, StatusBadge } from '../shared/status-badge.tsx';
import styles from './list-row.module.css';

export interface ListRowProps extends Pick<StatusBadgeProps, 'status'> {
  id: string;
  to: string;
  title: string;
  createdAt: string;
  party: Party;
  amounts: SentAmounts;
  person: string | null;
  /** Why the amount is struck through: 'Nothing to pay', 'Nothing to receive' or 'Refunded to you'; or null. */
  voidLabel: string | null;
}

/** For an amount that never moves, or that came back to the buyer; null for others and for a stranger. */
export function voidLabel(trade: ProgressState, party: Party): string | null {
  const headline = party === 'stranger' ? null : moneyHeadline(trade, party, '');
  const isVoid = headline?.state === 'nothing' || (headline?.state === 'gained' && party === 'buyer');
  return isVoid ? headline.label : null;
}

const TONES = { '+': 'positive', '-': 'negative', '': undefined } as const;

export interface ListRowsProps {
  label: string;
  rows: readonly ListRowProps[];
  isOldestFirst: boolean;
  /** Undefined for a list that cannot be sorted. */
  onSortChange: (() => void) | undefined;
}

export function rowTexts({ createdAt, party, amounts, voidLabel, status }: ListRowProps) {
  const sign = amountSign(party);
  const isRefunded = voidLabel !== null && status === 'Close' && party === 'buyer';
  const { amount, note } = rowFigure(party, amounts);
  return {
    // The day in Lagos, as the date filter counts days.
    date: dateText(lagosDay(createdAt)),
    amount: {
      text: formatSignedNaira(sign, amount),
      tone: isKobo(amount) && !isRefunded ? TONES[sign] : undefined,
      nothing: isKobo(amount) ? voidLabel : null,
    },
    note,
  };
}

type RowAmountProps = ReturnType<typeof rowTexts>['amount'];

/** A void amount is struck through; the words say it to screen readers. */
export function RowAmount({ nothing, ...amount }: RowAmountProps) {
  if (nothing === null) return <Amount {...amount} />;
  return (
    <span>
      <s>
        <Amount {...amount} />
      </s>
      <span className="visually-hidden"> {nothing}</span>
    </span>
  );
}

/** Memoised, because lists are refreshed often and most rows are unchanged. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { to, title, createdAt, person, status } = props;
  const { date, amount, note } = rowTexts(props);
  return (
    <Link className={styles['row']} to={to}>
      <span className={styles['line']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['facts']}>
          <time dateTime={createdAt}>{date}</time>
          {person !== null && <span className={styles['person']}>{person}</span>}
        </span>
      </span>
      <span className={styles['line']}>
        <RowAmount {...amount} />
        <StatusBadge status={status} />
      </span>
      {note !== null && <span className={styles['note']}>{note}</span>}
    </Link>
  );
});
