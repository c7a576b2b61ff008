import { statusLabel } from '../status-colours.ts';
import { orderTransition, type OrderEvent, type OrderStatus } from './order-transitions.ts';

export interface Action {
  readonly state: 'enabled' | 'disabled' | 'hidden';
  readonly label: string;
  /** Why the action is disabled, or the step that must come first; or null. */
  readonly reason: string | null;
  readonly first?: 'bankDetails';
}

export function enable(label: string): Action {
  return { state: 'enabled', label, reason: null };
}

export function disable(label: string, reason: string): Action {
  return { state: 'disabled', label, reason };
}

export function hide(label: string): Action {
  return { state: 'hidden', label, reason: null };
}

export function decide(label: string, status: OrderStatus, event: OrderEvent): Action {
  return orderTransition(status, event) === undefined
    ? disable(label, disabledReason(status, event))
    : enable(label);
}

function disabledReason(status: OrderStatus, event: OrderEvent): string {
  switch (status) {
    case 'Pending':
      return 'This order has not been approved yet';
    case 'Approved':
    case 'AwaitingPayment':
    case 'OpenTransaction':
      return event === 'approve' ? 'This order is already approved' : NOT_PAID;
    case 'Paid':
      return event === 'confirmReceipt' ? 'This order has not been shipped yet' : already(status);
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
    default:
      return UNKNOWN_STATUS;
  }
}

export const UNKNOWN_STATUS = 'This app does not know this status, so nothing can be done here';

const NOT_PAID = 'This order has not been paid yet';

function already(status: OrderStatus): string {
  return `This order is already ${statusLabel(status).toLowerCase()}`;
}
