import type { Dispute } from '@amana/api';
import { formatNaira, listedStatus, withPersonText } from '@amana/domain';
import { Amount } from '@amana/ui';
import { PaymentWarning } from '../../shared/description.tsx';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { TOTAL_LABELS } from '../../trade/payment-breakdown.tsx';
import { useDisputedTrade } from '../../trade/disputed-trade.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';
import styles from './chat-head.module.css';

interface ChatHeadProps {
  dispute: Dispute | undefined;
  isLoading: boolean;
}

/** What the conversation is about. Keeps its place while it is read, so that the messages do not move. */
export function ChatHead({ dispute, isLoading }: ChatHeadProps) {
  const viewerId = useViewerId();
  const { trade, ...record } = useDisputedTrade(dispute);
  if (trade === null)
    return isLoading || record.isLoading ? <div className={styles['head']} aria-hidden /> : null;
  const { transaction, side, figures, headline } = trade;
  return (
    <section className={styles['head']} aria-label="Order">
      <div className={styles['line']}>
        <h2 className={styles['cut']} dir="auto">
          {transaction.note}
        </h2>
        <StatusBadge status={listedStatus(transaction, viewerId)} />
      </div>
      <div className={styles['facts']}>
        <p className={styles['cut']}>{withPersonText(transaction, side)}</p>
        <p>
          {headline?.label ?? TOTAL_LABELS[side]} <Amount text={formatNaira(figures.total)} />
        </p>
      </div>
      <PaymentWarning text={transaction.note} />
    </section>
  );
}
