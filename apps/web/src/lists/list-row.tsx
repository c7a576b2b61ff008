import {
  type Party,
  type SentAmounts,
  amountSign,
  formatSignedNaira,
  isKobo,
  rowFigure,
} from '@amana/domain';
import { Amount } from '@amana/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../shared/dates/date-text.ts';
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
  /** 'Nothing to pay' or 'Nothing to receive'; null for an amount that moves, may move or has moved. */
  nothing: string | null;
  /** Whether the row's page is open next to the list. */
}

const TONES = { '+': 'positive', '-': 'negative', '': undefined } as const;

export interface ListRowsProps {
  label: string;
  rows: readonly ListRowProps[];
  isOldestFirst: boolean;
  /** Undefined for a list that cannot be sorted. */
  onTurn: (() => void) | undefined;
}

export function rowTexts({ createdAt, party, amounts, nothing }: ListRowProps) {
  const sign = amountSign(party);
  const { amount, note } = rowFigure(party, amounts);
  return {
    date: dayText(createdAt),
    amount: {
      text: formatSignedNaira(sign, amount),
      tone: isKobo(amount) ? TONES[sign] : undefined,
      nothing: isKobo(amount) ? nothing : null,
    },
    note,
  };
}

type RowAmountProps = ReturnType<typeof rowTexts>['amount'];

/** An amount that never moves is struck through; the words say it to screen readers. */
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
        <RowAmount {...amount} />
      </span>
      {note !== null && <span className={styles['note']}>{note}</span>}
      <span className={styles['line']}>
        <span className={styles['facts']}>
          <time dateTime={createdAt}>{date}</time>
          {person !== null && <span className={styles['person']}>{person}</span>}
        </span>
        <StatusBadge status={status} />
      </span>
    </Link>
  );
});
