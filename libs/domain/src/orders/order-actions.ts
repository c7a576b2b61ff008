import { statusLabel } from '../status-colours.ts';
import { BANK_DETAILS_NEEDED } from './decide-order-event.ts';
import type { OrderState } from './decide-order-event.ts';
import { orderLifeRow } from './order-life.ts';
import type { OrderEvent } from './order-life.ts';
import { partyOf } from './order-parties.ts';
import type { OrderStatus } from './order-status.ts';

export interface Action {
  readonly state: 'enabled' | 'disabled' | 'hidden';
  readonly label: string;
  /** Why it is disabled, or what has to be done first; null when there is nothing to say. */
  readonly reason: string | null;
  /** The button works, but leads to another page first and says `reason` on the way (§5, approval). */
  readonly first?: 'bankDetails';
}

export interface Viewer {
  readonly userId: string;
  readonly hasBankDetails: boolean;
}

export interface OrderActions {
  readonly approve: Action;
  readonly setDeliveryEstimate: Action;
  readonly reject: Action;
  readonly cancel: Action;
  /** 'Pay Now', or 'View Account' while the temporary account lives. */
  readonly pay: Action;
  readonly ship: Action;
  readonly confirmReceipt: Action;
  readonly lodgeDispute: Action;
}

// §4, order action rules, word for word; decision D8 asks that the table of the order's life allows it as well.
const APPROVE_DISABLED: readonly OrderStatus[] = [
  'AwaitingPayment',
  'OpenTransaction',
  'Approved',
  'Delivered',
  'Close',
  'Shipped',
  'InDispute',
];
const CANCEL_DISABLED: readonly OrderStatus[] = ['Rejected', 'Cancelled', 'Paid'];
const PAY_DISABLED: readonly OrderStatus[] = [
  'Pending',
  'Cancelled',
  'Paid',
  'Shipped',
  'Delivered',
  'Close',
  'InDispute',
];

/** What this viewer may do with this order now, and why not. */
export function orderActions(order: OrderState, viewer: Viewer): OrderActions {
  const status = order.orderStatus;
  const party = partyOf(order, viewer.userId);
  const isCreator = order.createdBy === viewer.userId;
  const forSeller = (action: Action) => (party === 'seller' ? action : hide(action));
  const forBuyer = (action: Action) => (party === 'buyer' ? action : hide(action));

  return {
    approve: forSeller(approval(status, isCreator, viewer.hasBankDetails)),
    setDeliveryEstimate: forSeller(deliveryEstimate(status, isCreator, viewer.hasBankDetails)),
    reject: forSeller(decide('Cancel Order', status, 'reject', CANCEL_DISABLED)),
    cancel: forBuyer(decide('Cancel Transaction', status, 'cancel', CANCEL_DISABLED)),
    pay: forBuyer(decide(payLabel(status), status, 'initiatePayment', PAY_DISABLED)),
    ship: forSeller(decide('Confirm Delivery', status, 'markShipped')),
    confirmReceipt: forBuyer(decide('Product Received', status, 'confirmReceipt')),
    lodgeDispute: forBuyer(decide('Lodge Dispute', status, 'lodgeDispute')),
  };
}

export function enable(label: string): Action {
  return { state: 'enabled', label, reason: null };
}

export function disable(label: string, reason: string): Action {
  return { state: 'disabled', label, reason };
}

/** Enabled only when neither §4's list nor the table stands in the way (decision D8). */
export function decide(
  label: string,
  status: OrderStatus,
  event: OrderEvent,
  disabledByRule: readonly OrderStatus[] = [],
): Action {
  const allowed = !disabledByRule.includes(status) && orderLifeRow(status, event) !== undefined;
  return allowed ? enable(label) : disable(label, whyNot(status, event));
}

function approval(status: OrderStatus, isCreator: boolean, hasBankDetails: boolean): Action {
  const action = decide('Approve Order', status, 'approve', APPROVE_DISABLED);
  if (isCreator && hasBankDetails) return hide(action);
  if (action.state !== 'enabled' || hasBankDetails) return action;
  return { ...action, reason: BANK_DETAILS_NEEDED, first: 'bankDetails' };
}

/** Stands in for the hidden Approve button of a seller who created the order before adding bank details. */
function deliveryEstimate(status: OrderStatus, isCreator: boolean, hasBankDetails: boolean): Action {
  const action = decide('Set Delivery Date', status, 'setDeliveryEstimate');
  return isCreator && hasBankDetails && action.state === 'enabled' ? action : hide(action);
}

function hide(action: Action): Action {
  return { state: 'hidden', label: action.label, reason: null };
}

function payLabel(status: OrderStatus): string {
  return status === 'OpenTransaction' ? 'View Account' : 'Pay Now';
}

/** The sentence behind a disabled button. */
function whyNot(status: OrderStatus, event: OrderEvent): string {
  switch (status) {
    case 'Pending':
      return 'The seller has not approved this order yet';
    case 'Approved':
      return event === 'approve' ? 'This order is already approved' : NOT_PAID;
    case 'AwaitingPayment':
    case 'OpenTransaction':
      return event === 'approve' ? 'This order is already approved' : NOT_PAID;
    case 'Paid':
      return event === 'confirmReceipt'
        ? 'The seller has not marked this order shipped yet'
        : already(status);
    case 'InDispute':
      return 'This order is in dispute';
    case 'Close':
      return 'This order is closed';
    case 'Shipped':
    case 'Delivered':
    case 'Completed':
    case 'Rejected':
    case 'Cancelled':
      return already(status);
  }
}

const NOT_PAID = 'The buyer has not paid yet';

function already(status: OrderStatus): string {
  return `This order is already ${statusLabel(status).toLowerCase()}`;
}
