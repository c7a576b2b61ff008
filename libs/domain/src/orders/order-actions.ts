import { decide, hide } from './action.ts';
import type { Action } from './action.ts';
import { BANK_DETAILS_NEEDED } from './decide-order-event.ts';
import type { OrderState } from './decide-order-event.ts';
import { partyOf } from './order-parties.ts';
import type { OrderStatus } from './order-status.ts';

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

function approval(status: OrderStatus, isCreator: boolean, hasBankDetails: boolean): Action {
  const action = decide('Approve Order', status, 'approve', APPROVE_DISABLED);
  if (isCreator && hasBankDetails) return hide(action);
  if (action.state !== 'enabled' || hasBankDetails) return action;
  return { ...action, reason: BANK_DETAILS_NEEDED, first: 'bankDetails' };
}

/** What this viewer of an order's page can do now, and where: from shipment on, a trade goes on at its transaction. */
export function canDoText(actions: OrderActions): string {
  const { approve, setDeliveryEstimate, pay, reject, cancel, ship, confirmReceipt, lodgeDispute } = actions;
  const sentences = [
    ...sentence('You can', [approve, setDeliveryEstimate, pay, reject, cancel]),
    ...sentence('In Manage Transaction you can', [ship, confirmReceipt, lodgeDispute]),
  ];
  return sentences.length === 0 ? 'There is nothing for you to do now.' : sentences.join(' ');
}

function sentence(beginning: string, actions: readonly Action[]): string[] {
  const labels = actions.filter(({ state }) => state === 'enabled').map(({ label }) => label);
  return labels.length === 0 ? [] : [`${beginning}: ${labels.join(', ')}.`];
}

/** Stands in for the hidden Approve button of a seller who created the order before adding bank details. */
function deliveryEstimate(status: OrderStatus, isCreator: boolean, hasBankDetails: boolean): Action {
  const action = decide('Set Delivery Date', status, 'setDeliveryEstimate');
  return isCreator && hasBankDetails && action.state === 'enabled' ? action : hide(action);
}

function payLabel(status: OrderStatus): string {
  return status === 'OpenTransaction' ? 'View Account' : 'Pay Now';
}
