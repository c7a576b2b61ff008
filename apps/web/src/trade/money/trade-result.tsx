import {
  type Kobo,
  type OtherPerson,
  type ProgressState,
  type Side,
  atSentenceStart,
  awaitsShipment,
  formatNaira,
  isDeliveryDue,
  isSettled,
} from '@amana/domain';
import { Result, buttonClass } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { boolean } from 'yup';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { navigationState } from '../../shared/navigation-state.ts';
import { transactionPath } from '../../shared/paths.ts';
import { deadlineText } from '../texts/deadline-text.ts';

/** Navigation state of the order page that a payment page opens once the payment has arrived. */
export const JUST_PAID = { isJustPaid: true } as const;
const useJustPaid = navigationState('isJustPaid', boolean().isTrue(), { isReadOnce: true });

interface TradeOfResult {
  state: ProgressState;
  side: Side;
  /** What the viewer pays, receives or got back; null where it is not certain. */
  total: Kobo | null;
  other: OtherPerson;
  transactionId: string | null;
  deliveryDate: string | null;
}

/**
 * What has moved: for both parties once the trade is settled, and for a buyer who was refunded, or whom the payment's
 * arrival led here. Null where nothing has.
 */
export function useTradeResult(trade: TradeOfResult): ReactNode {
  const { state, side, total, other, transactionId, deliveryDate } = trade;
  const { productName } = useConfig();
  const isJustPaid = useJustPaid() !== null;
  const { orderStatus, transactionStatus } = state;
  const isBuyer = side === 'buyer';
  const link = (text: string, variant: 'primary' | 'secondary') =>
    transactionId !== null && (
      <Link className={buttonClass(variant)} to={transactionPath(transactionId)}>
        {text}
      </Link>
    );
  const sum = total === null ? null : formatNaira(total);
  const name = atSentenceStart(other.nameInSentence);
  if (orderStatus === 'Completed' && (transactionStatus === undefined || isSettled(transactionStatus))) {
    const received = sum === null ? 'You were paid' : `You received ${sum}`;
    return (
      <Result title={isBuyer ? 'Trade complete' : received} action={link('View receipt', 'primary')}>
        <p>{isBuyer ? `${name} has been paid.` : 'It was paid into your bank account.'}</p>
      </Result>
    );
  }
  if (!isBuyer) return null;
  if (orderStatus === 'Close' && sum !== null) {
    return (
      <Result title={`${sum} was refunded to you`} icon="undo" action={link('View receipt', 'primary')}>
        <p>Support decided the dispute for you.</p>
      </Result>
    );
  }
  if (!isJustPaid || !isDeliveryDue(orderStatus)) return null;
  return (
    <Result
      title={sum === null ? 'Your payment was received' : `${sum} is with ${productName}`}
      action={link('View payment record', 'secondary')}
    >
      <p>It stays there until you confirm receipt.</p>
      {awaitsShipment(orderStatus) && (
        <p>
          {`Next: ${name} sends the goods.`} {deadlineText({ orderStatus, expiresAt: null, deliveryDate })}
        </p>
      )}
    </Result>
  );
}
