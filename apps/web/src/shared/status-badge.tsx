import { statusColour, statusLabel } from '@amana/domain';
import { Badge } from '@amana/ui';
import styles from './status-badge.module.css';

type Status = Parameters<typeof statusLabel>[0];

export interface StatusBadgeProps {
  status: Status;
  /** The status of the order where that of the transaction is shown, and the other way round; null if there is none. */
  beside?: Status;
}

/** The status of an order, a transaction or a dispute, or a pair of them: 'Paid · Shipped'. */
export function StatusBadge({ status, beside = null }: StatusBadgeProps) {
  const badge = <Badge colour={statusColour(status)}>{statusLabel(status)}</Badge>;
  if (beside === null) return badge;
  return (
    <span className={styles['pair']}>
      {badge}
      <span className="visually-hidden"> · </span>
      <Badge colour={statusColour(beside)}>{statusLabel(beside)}</Badge>
    </span>
  );
}
