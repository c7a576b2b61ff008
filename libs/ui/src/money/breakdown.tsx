import type { ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import styles from './breakdown.module.css';

interface BreakdownProps {
  rows: readonly { label: string; value: ReactNode; isTotal?: boolean }[];
  note?: string | null;
}

/** A list of labels and values: amounts with their sum, or facts. */
export function Breakdown({ rows, note = null }: BreakdownProps) {
  return (
    <div>
      <dl className={classNames('column', styles['list'])}>
        {rows.map(({ label, value, isTotal = false }) => (
          // In a live region, a changed value is announced with its label.
          <div
            key={label}
            className={classNames(styles['row'], isTotal && styles['total'])}
            aria-atomic="true"
          >
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className={classNames('small-print', styles['note'])}>{note}</p>}
    </div>
  );
}
