import { decide, disable, hide, type Action } from '../orders/action-state.ts';
import { BANK_DETAILS_NEEDED, type OrderState } from '../orders/decide-order-event.ts';
import { partyOf } from '../orders/order-parties.ts';
import { awaitsTransfer } from '../orders/order-status.ts';
import type { OrderStatus } from '../orders/order-transitions.ts';
import { PAYMENT_IN_DOUBT } from '../payments/payment-certainty.ts';
import { type TradeFigures, arePayable, figuresNote } from '../payments/trade-figures.ts';

export interface Viewer {
  readonly userId: string;
  /** Null where the bank details could not be read; only the approval depends on them. */
  readonly hasBankDetails: boolean | null;
}

export const BANK_DETAILS_UNKNOWN = 'Your bank details could not be loaded';

export interface OrderActions {
  readonly approve: Action;
  readonly setDeliveryDate: Action;
  readonly reject: Action;
  readonly cancel: Action;
  readonly pay: Action;
  readonly ship: Action;
  readonly confirmReceipt: Action;
  readonly lodgeDispute: Action;
}

export function payLabel(status: OrderStatus): string {
  return awaitsTransfer(status) ? 'View Account' : 'Pay Now';
}

/**
 * Each action is enabled, disabled with a reason, or hidden from this party. `figures`: the amounts as the service sent
 * them. `isPaid`: the transaction may have been paid although the order awaits the payment.
 */
export function orderActions(
  order: OrderState,
  viewer: Viewer,
  figures: TradeFigures,
  isPaid = false,
): OrderActions {
  const status = order.orderStatus;
  const party = partyOf(order, viewer.userId);
  const isCreator = order.createdBy === viewer.userId;
  const forSeller = (action: Action) => (party === 'seller' ? action : hide(action.label));
  const forBuyer = (action: Action) => (party === 'buyer' ? action : hide(action.label));

  return {
    approve: forSeller(approval(status, isCreator, viewer.hasBankDetails)),
    setDeliveryDate: forSeller(deliveryDateAction(status, isCreator, viewer.hasBankDetails)),
    reject: forSeller(decide('Cancel Order', status, 'reject')),
    cancel: forBuyer(decide('Cancel Transaction', status, 'cancel')),
    pay: forBuyer(offeredPayment(decide(payLabel(status), status, 'initiatePayment'), figures, isPaid)),
    ship: forSeller(decide('Confirm Delivery', status, 'markShipped')),
    confirmReceipt: forBuyer(decide('Product Received', status, 'confirmReceipt')),
    lodgeDispute: forBuyer(decide('Lodge Dispute', status, 'lodgeDispute')),
  };
}

/** Withholds the payment after a possible earlier one, and for contradictory or unreadable amounts. */
export function offeredPayment(pay: Action, figures: TradeFigures, isPaid = false): Action {
  if (isPaid) return disable(pay.label, PAYMENT_IN_DOUBT);
  if (pay.state !== 'enabled' || arePayable(figures)) return pay;
  return disable(pay.label, figuresNote(figures) ?? '');
}

function approval(status: OrderStatus, isCreator: boolean, hasBankDetails: boolean | null): Action {
  const action = decide('Approve Order', status, 'approve');
  if (isCreator && hasBankDetails === true) return hide(action.label);
  if (action.state !== 'enabled' || hasBankDetails === true) return action;
  if (hasBankDetails === null) return disable(action.label, BANK_DETAILS_UNKNOWN);
  return { ...action, reason: BANK_DETAILS_NEEDED, first: 'bankDetails' };
}

/** Replaces the hidden Approve button for a seller who created the order before adding bank details. */
function deliveryDateAction(status: OrderStatus, isCreator: boolean, hasBankDetails: boolean | null): Action {
  const action = decide('Set Delivery Date', status, 'setDeliveryDate');
  return isCreator && hasBankDetails === true && action.state === 'enabled' ? action : hide(action.label);
}
