import type { Order } from '@amana/api';
import { awaitsShipment, formatNaira, isDeliveryDue, otherPersonOf, recordedFigures } from '@amana/domain';
import { Result, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { useConfig } from '../shared/hooks/use-config.ts';
import { useNavigationState } from '../shared/hooks/use-navigation-state.ts';
import { transactionPath } from '../shared/paths.ts';
import { deadlineText } from './deadline-text.ts';
import { exactTotal } from './money-notices.tsx';

/** Navigation state of the order page that a payment page opens once the payment has arrived. */
export const JUST_PAID = { isJustPaid: true } as const;

/** For the buyer who was led here by the arrival of the payment. */
export function PaymentResult({ order }: { order: Order }) {
  const { productName } = useConfig();
  const { orderStatus, transactionId } = order;
  if (useNavigationState(isJustPaidState) === null || !isDeliveryDue(orderStatus)) return null;
  const total = exactTotal(recordedFigures('buyer', order));
  const dates = { orderStatus, expiresAt: null, deliveryDate: order.estimatedTimeOfDelivery };
  return (
    <Result
      title={total === null ? 'Your payment was received' : `You paid ${formatNaira(total)}`}
      action={
        transactionId !== null && (
          <Link className={buttonClass('secondary')} to={transactionPath(transactionId)}>
            View payment record
          </Link>
        )
      }
    >
      <p>{productName} holds your money until you confirm receipt.</p>
      {awaitsShipment(orderStatus) && (
        <p>
          {`Next: ${otherPersonOf(order, 'buyer').label} sends the goods.`} {deadlineText(dates)}
        </p>
      )}
    </Result>
  );
}

function isJustPaidState(state: unknown): state is typeof JUST_PAID {
  return typeof state === 'object' && state !== null && 'isJustPaid' in state;
}
