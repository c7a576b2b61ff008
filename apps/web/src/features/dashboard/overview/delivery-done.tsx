import { type Transaction, useGetTransaction } from '@amana/api';
import {
  TRANSACTIONS_REFRESH_MS,
  figuresFromAnswer,
  formatNaira,
  isDeliveryDue,
  isPaidOut,
  orderStatusOf,
  otherPersonOf,
} from '@amana/domain';
import { Button, KeepFocus, Result, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { orderPath, transactionPath } from '../../../shared/paths.ts';
import { recordPolling } from '../../../server-state/poll-every.ts';
import { useDeliveryResult } from '../../../trade/actions/delivery-result.ts';
import { exactTotal } from '../../../trade/money/amounts.tsx';

/** What the viewer has just done, until it is closed or the page is left. */
export function DeliveryDone() {
  const done = useDeliveryResult();
  const { productName } = useConfig();
  const [isClosed, setIsClosed] = useState(false);
  const isShown = done !== null && !isClosed;
  // Reads the transaction on, so that nothing is said of the money after it has moved on.
  const { data } = useGetTransaction(done?.transactionId ?? '', {
    query: { ...recordPolling(TRANSACTIONS_REFRESH_MS), enabled: isShown },
  });
  if (!isShown) return null;
  const isShipped = done.event === 'markShipped';
  const textsOf = isShipped ? shippedTexts : receivedTexts;
  const texts = data === undefined ? [] : textsOf(data.data, productName);
  const link = isShipped
    ? { to: orderPath(done.orderId), text: 'View order' }
    : { to: transactionPath(done.transactionId), text: 'View receipt' };
  return (
    <KeepFocus>
      <Result
        title={isShipped ? 'You sent the goods' : 'You confirmed receipt'}
        action={
          <>
            <Link className={buttonClass()} to={link.to}>
              {link.text}
            </Link>
            <Button variant="link" onClick={() => setIsClosed(true)}>
              Close
            </Button>
          </>
        }
      >
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Result>
    </KeepFocus>
  );
}

function shippedTexts(transaction: Transaction, productName: string): string[] {
  const { label, nameInSentence } = otherPersonOf(transaction, 'seller');
  const total = exactTotal(figuresFromAnswer('seller', transaction));
  const money = total === null ? 'Your payment' : `Your ${formatNaira(total)}`;
  const emailed = `${label} has been emailed a code.`;
  // The transaction may have been read before it was shipped.
  return isDeliveryDue(orderStatusOf(transaction))
    ? [emailed, `${money} is held by ${productName} until ${nameInSentence} confirms receipt with it.`]
    : [emailed];
}

function receivedTexts(transaction: Transaction): string[] {
  const { label: seller } = otherPersonOf(transaction, 'buyer');
  const status = orderStatusOf(transaction);
  const isBeingPaid = status === 'Shipped' || status === 'Delivered';
  const { amount, certainty } = figuresFromAnswer('buyer', transaction);
  const price = certainty === 'exact' ? ` ${formatNaira(amount)}, less charges` : '';
  const done = 'You have nothing left to do.';
  if (isPaidOut(transaction)) return [`${seller} has been paid.`, done];
  return isBeingPaid ? [`${seller} is being paid${price}.`, done] : [done];
}
