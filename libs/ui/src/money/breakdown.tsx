import type { ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import styles from './breakdown.module.css';

export interface BreakdownRow {
  label: string;
  value: ReactNode;
  /** The sum of what stands above it. */
  isTotal?: boolean;
}

/** Labels and values below each other: amounts that add up, or the facts of a thing. */
export function Breakdown({ rows }: { rows: readonly BreakdownRow[] }) {
  return (
    <dl className={styles['list']}>
      {rows.map(({ label, value, isTotal = false }) => (
        <div key={label} className={classNames(styles['row'], isTotal && styles['total'])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
