import type { Dispute } from '@amana/api';
import { formatNaira, listedStatus, withPersonText } from '@amana/domain';
import { Amount } from '@amana/ui';
import { PaymentWarning } from '../../shared/description.tsx';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { RECORDED_TOTALS, useDisputedTrade } from '../../trade/disputed-trade.ts';
import { exactTotal } from '../../trade/money-notices.tsx';
import { useViewerId } from '../../viewer/use-viewer.ts';
import styles from './chat.module.css';

interface ChatHeadProps {
  dispute: Dispute | undefined;
  isLoading: boolean;
}

/** What the conversation is about. */
export function ChatHead({ dispute, isLoading }: ChatHeadProps) {
  const viewerId = useViewerId();
  const { trade, ...record } = useDisputedTrade(dispute);
  if (trade === null)
    return isLoading || record.isLoading ? <div className={styles['head']} aria-hidden /> : null;
  const { transaction, side, figures, headline } = trade;
  const total = exactTotal(figures);
  return (
    <section className={styles['head']} aria-label="Order">
      {transaction.note.trim() !== '' && (
        <h2 className={styles['cut']} dir="auto">
          {transaction.note}
        </h2>
      )}
      <StatusBadge status={listedStatus(transaction, viewerId)} />
      <p className={styles['cut']}>{withPersonText(transaction, side)}</p>
      {total !== null && (
        <p>
          <span>{headline?.label ?? RECORDED_TOTALS[side]}</span> <Amount text={formatNaira(total)} />
        </p>
      )}
      <PaymentWarning text={transaction.note} />
    </section>
  );
}
