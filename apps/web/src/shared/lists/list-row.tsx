import type { Party } from '@amana/domain';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { amountsDoubtText } from '../amounts-doubt.tsx';
import { dayText } from '../date-text.ts';
import { type SentAmounts, recordedFigures } from '../payment-breakdown.tsx';
import { type StatusBadgeProps, StatusBadge } from '../status-badge.tsx';
import { TradeAmount } from '../trade-amount.tsx';
import styles from './list-row.module.css';

export interface ListRowProps extends StatusBadgeProps {
  to: string;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  /** The viewer's part in it. */
  party: Party;
  amounts: SentAmounts;
  /** Whom the viewer trades with: 'with Ada Obi'. */
  person: string | null;
  /** Of the page that is open beside the list. */
  isCurrent?: boolean | undefined;
}

/** One order, transaction or dispute. Memoised, because lists are refreshed often and most rows are unchanged. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { to, title, createdAt, party, amounts, person, status, isCurrent = false } = props;
  const figures = recordedFigures(party === 'seller' ? 'seller' : 'buyer', amounts);
  const doubt = amountsDoubtText({ ...figures, isEstimate: amounts.totalAmount === undefined });
  return (
    <Link className={styles['row']} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles['line']}>
        <span className={styles['title']}>{title}</span>
        <TradeAmount figures={figures} party={party} />
      </span>
      {doubt !== null && party !== 'stranger' && <span className={styles['doubt']}>{doubt}</span>}
      {person !== null && <span className={styles['person']}>{person}</span>}
      <span className={styles['line']}>
        <time className={styles['date']} dateTime={createdAt}>
          {dayText(createdAt)}
        </time>
        <StatusBadge status={status} />
      </span>
    </Link>
  );
});
