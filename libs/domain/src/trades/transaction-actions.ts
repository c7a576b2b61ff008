import { UNKNOWN_STATUS, decide, disable, enable, hide, type Action } from '../orders/action-state.ts';
import { offeredPayment, payLabel } from './order-actions.ts';
import { awaitsPayment, orderStatusOf } from '../orders/order-status.ts';
import type { OrderEvent } from '../orders/order-transitions.ts';
import type { Side } from '../orders/order-parties.ts';
import { statusLabel } from '../status-colours.ts';
import { PAYMENT_IN_DOUBT, isPaidAlready } from '../payments/payment-certainty.ts';
import { type SentAmounts, figuresFromAnswer } from '../payments/trade-figures.ts';
import { transactionPartyOf, type TransactionState } from '../transactions/transaction-sides.ts';
import { TRANSACTION_STATUSES, isSettled, type TransactionStatus } from '../orders/transaction-status.ts';

// A provider may report statuses that do not match, so both must allow the action.
const SHIPMENT_IS_OVER: readonly TransactionStatus[] = ['Delivered', 'ProcessingSettlement', 'Completed'];

export function transactionActions(transaction: TransactionState & SentAmounts, viewerId: string) {
  const { transactionStatus } = transaction;
  const orderStatus = orderStatusOf(transaction);
  const party = transactionPartyOf(transaction, viewerId);
  const action = (side: Side, label: string, allowed: () => Action): Action => {
    if (party !== side) return hide(label);
    if (!TRANSACTION_STATUSES.includes(transactionStatus)) return disable(label, UNKNOWN_STATUS);
    if (isPaidAlready({ orderStatus, transactionStatus })) return disable(label, PAYMENT_IN_DOUBT);
    return allowed();
  };
  const step = (side: Side, label: string, event: OrderEvent) =>
    action(side, label, () => {
      const isOver =
        side === 'seller' ? SHIPMENT_IS_OVER.includes(transactionStatus) : isSettled(transactionStatus);
      return isOver ? disable(label, already(transactionStatus)) : decide(label, orderStatus, event);
    });
  const pay = payLabel(orderStatus);
  return {
    pay: awaitsPayment(orderStatus)
      ? action('buyer', pay, () => offeredPayment(enable(pay), figuresFromAnswer('buyer', transaction)))
      : hide(pay),
    confirmDelivery: step('seller', 'Confirm Delivery', 'markShipped'),
    productReceived: step('buyer', 'Product Received', 'confirmReceipt'),
    lodgeDispute: step('buyer', 'Lodge Dispute', 'lodgeDispute'),
  };
}

function already(status: TransactionStatus): string {
  return status === 'ProcessingSettlement'
    ? 'This transaction is being settled'
    : `This transaction is already ${statusLabel(status).toLowerCase()}`;
}
