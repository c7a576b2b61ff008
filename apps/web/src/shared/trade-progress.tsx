import { type OrderState, type Side, orderProgress } from '@amana/domain';
import { Card, Notice, Steps } from '@amana/ui';
import styles from './trade-progress.module.css';

export interface TradeProgressProps {
  order: OrderState;
  side: Side;
  hasBankDetails: boolean;
  /** A sentence with the due date of the next step. */
  deadline?: string | null;
  /** A sentence with the viewer's next action. */
  canDo?: string | null;
}

/** The progress of the trade, the next step, and where the money is. */
export function TradeProgress(props: TradeProgressProps) {
  const { order, side, hasBankDetails, deadline = null, canDo = null } = props;
  const { step, of, steps, nextText, moneyText } = orderProgress(order, side, hasBankDetails);
  return (
    <Card aria-label="What happens now">
      <div className={styles['progress']}>
        <div>
          <h2>What happens now</h2>
          <p className={styles['step']}>{`Step ${step} of ${of}`}</p>
        </div>
        <Steps label="Progress of the trade" steps={steps} />
        <p className={styles['next']}>{nextText}</p>
        {deadline !== null && <p>{deadline}</p>}
        {canDo !== null && <p className={styles['step']}>{canDo}</p>}
        <Notice icon="shield">{moneyText}</Notice>
      </div>
    </Card>
  );
}
