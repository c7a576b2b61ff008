import { type Transaction, useGetTransaction } from '@amana/api';
import {
  TRANSACTIONS_REFRESH_MS,
  formatNaira,
  isDeliveryDue,
  isPaidOut,
  orderStatusOf,
  otherPersonOf,
  recordedFigures,
} from '@amana/domain';
import { Button, Result, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { orderPath, transactionPath } from '../../../shared/paths.ts';
import { recordPolling } from '../../../shared/queries/poll-every.ts';
import type { DeliveryResult } from '../../../trade/delivery-result.ts';
import { exactTotal } from '../../../trade/money-notices.tsx';

export interface DeliveryResultPanelProps extends DeliveryResult {
  onClose: () => void;
}

/** Reads the transaction on, so that nothing is said of the money after it has moved on. */
export function DeliveryResultPanel({ event, transactionId, orderId, onClose }: DeliveryResultPanelProps) {
  const { data } = useGetTransaction(transactionId, { query: recordPolling(TRANSACTIONS_REFRESH_MS) });
  const transaction = data?.data;
  const isShipped = event === 'markShipped';
  return (
    <Result
      title={isShipped ? 'You sent the goods' : 'You confirmed receipt'}
      action={
        <>
          <Link
            className={buttonClass()}
            to={isShipped ? orderPath(orderId) : transactionPath(transactionId)}
          >
            {isShipped ? 'View order' : 'View receipt'}
          </Link>
          <Button variant="link" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {transaction !== undefined &&
        (isShipped ? <Shipped transaction={transaction} /> : <Received transaction={transaction} />)}
    </Result>
  );
}

function Shipped({ transaction }: { transaction: Transaction }) {
  const { productName } = useConfig();
  const { label, called } = otherPersonOf(transaction, 'seller');
  const total = exactTotal(recordedFigures('seller', transaction));
  const money = total === null ? 'Your payment' : `Your ${formatNaira(total)}`;
  // The transaction may have been read before it was shipped.
  const isHeld = isDeliveryDue(orderStatusOf(transaction));
  return (
    <>
      <p>{label} has been emailed a code.</p>
      {isHeld && (
        <p>
          {money} is held by {productName} until {called} confirms receipt with it.
        </p>
      )}
    </>
  );
}

function Received({ transaction }: { transaction: Transaction }) {
  const { label: seller } = otherPersonOf(transaction, 'buyer');
  const status = orderStatusOf(transaction);
  const isBeingPaid = status === 'Shipped' || status === 'Delivered';
  const { amount, certainty } = recordedFigures('buyer', transaction);
  const price = certainty === 'exact' ? ` ${formatNaira(amount)}, less charges` : '';
  return (
    <>
      {isPaidOut(transaction) ? (
        <p>{seller} has been paid.</p>
      ) : (
        isBeingPaid && (
          <p>
            {seller} is being paid{price}.
          </p>
        )
      )}
      <p>You have nothing left to do.</p>
    </>
  );
}
