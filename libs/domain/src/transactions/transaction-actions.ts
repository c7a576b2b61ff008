import { decide, disable } from '../orders/action.ts';
import type { Action } from '../orders/action.ts';
import type { OrderEvent } from '../orders/order-life.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { statusLabel } from '../status-colours.ts';
import { transactionPartyOf } from './transaction-sides.ts';
import type { TransactionState } from './transaction-sides.ts';
import type { TransactionStatus } from './transaction-status.ts';

export interface TransactionActions {
  /** The seller marks the order shipped. */
  readonly confirmDelivery: Action;
  /** The buyer confirms receipt with the code. */
  readonly productReceived: Action;
  readonly lodgeDispute: Action;
}

// §4, word for word; decision D8 asks that the table of the order's life allows it as well.
const SELLER_DISABLED: readonly TransactionStatus[] = ['Delivered', 'ProcessingSettlement', 'Completed'];
const SELLER_DISABLED_ORDER: readonly OrderStatus[] = ['Shipped', 'Delivered'];
const BUYER_DISABLED: readonly TransactionStatus[] = ['Completed'];
const BUYER_DISABLED_ORDER: readonly OrderStatus[] = ['Delivered', 'Completed'];

/** What this viewer may do on Manage Transaction now, and why not. */
export function transactionActions(transaction: TransactionState, viewerId: string): TransactionActions {
  const party = transactionPartyOf(transaction, viewerId);
  const action = (
    side: 'seller' | 'buyer',
    label: string,
    event: OrderEvent,
    disabled: readonly TransactionStatus[],
    disabledOrder: readonly OrderStatus[],
  ): Action => {
    if (party !== side) return { state: 'hidden', label, reason: null };
    if (disabled.includes(transaction.transactionStatus))
      return disable(label, already(transaction.transactionStatus));
    return decide(label, transaction.orderStatus, event, disabledOrder);
  };
  return {
    confirmDelivery: action(
      'seller',
      'Confirm Delivery',
      'markShipped',
      SELLER_DISABLED,
      SELLER_DISABLED_ORDER,
    ),
    productReceived: action(
      'buyer',
      'Product Received',
      'confirmReceipt',
      BUYER_DISABLED,
      BUYER_DISABLED_ORDER,
    ),
    lodgeDispute: action('buyer', 'Lodge Dispute', 'lodgeDispute', BUYER_DISABLED, BUYER_DISABLED_ORDER),
  };
}

function already(status: TransactionStatus): string {
  return status === 'ProcessingSettlement'
    ? 'This transaction is being settled'
    : `This transaction is already ${statusLabel(status).toLowerCase()}`;
}
